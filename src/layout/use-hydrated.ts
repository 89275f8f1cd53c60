export { useHydrated } from '../ui/use-hydrated.ts';
