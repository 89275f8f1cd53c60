import { CertificateCard } from './CertificateCard.tsx';
import type { CardProps } from './card-props.ts';
import type { Found } from './found.ts';
import { MemberCard } from './MemberCard.tsx';
import { OrderCard } from './OrderCard.tsx';

/** The search results, one card each. */
export function FoundCards({ found, ...props }: CardProps & { readonly found: Found }) {
  switch (found.kind) {
    case 'member':
      return found.items.map((one) => <MemberCard key={one.id} member={one} {...props} />);
    case 'certificates':
      return found.items.map((one) => (
        <CertificateCard key={one.id} certificate={one} {...props} />
      ));
    case 'orders':
      return found.items.map((one) => <OrderCard key={one.id} order={one} {...props} />);
  }
}
