/** What the forms of signing in hand over. */

export type EmailAndPassword = { email: string; password: string };

export type Registration = EmailAndPassword & {
  firstName: string;
  policy: boolean;
  subscribe: boolean;
};
