import { Route } from 'react-router-dom';
import { MissingScreen } from './MissingScreen.tsx';

/**
 * The route of a resource without a form for new records. Without it, the address would open the record with the
 * id «create», and say that it no longer exists.
 */
export const noCreation = <Route path="create" element={<MissingScreen />} />;
