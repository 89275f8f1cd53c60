import { routes } from '../config/routes.ts';

/** Signs out immediately and goes home: none of the member's data stays on the screen. */
export async function leave(): Promise<void> {
  const { signOut } = await import('../stores/sign-out.ts');
  void signOut();
  location.assign(routes.home);
}
