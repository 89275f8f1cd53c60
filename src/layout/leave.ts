import { routes } from '../config/routes.ts';

/** Signed out here and now, then home: nothing of the member stays on the screen. */
export async function leave(): Promise<void> {
  const { signOut } = await import('../stores/sign-out.ts');
  void signOut();
  location.assign(routes.home);
}
