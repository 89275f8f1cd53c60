import { Points } from '../../subjects/points/Points.tsx';
import { Price } from '../../ui/text/Price.tsx';
import { Specimen } from './Specimen.tsx';

/** Prices and club points. */
export function NumbersPart() {
  return (
    <>
      <Specimen title="Цены">
        <Price amount={1290} />
        <Price amount={1290} was={1590} />
        <Price amount={12_490.5} />
        <Price amount={990} from />
      </Specimen>
      <Specimen title="Баллы">
        <Points count={0} />
        <Points count={1} />
        <Points count={22} />
        <Points count={1250} />
      </Specimen>
    </>
  );
}
