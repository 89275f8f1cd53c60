/** The values of the sign-in forms. */

export type EmailAndPassword = { email: string; password: string };

export type Registration = EmailAndPassword & {
  firstName: string;
  policy: boolean;
  subscribe: boolean;
};
