import { described } from '../described.ts';
import { heldByAnswers, surveyFaults } from '../surveys/faults.ts';

export const surveyCollection = described('surveys', {
  // Answers are locked out while they are counted; content must be locked before them, never after.
  isCheckedAlone: true,
  faults: surveyFaults,
  heldBy: heldByAnswers,
});
