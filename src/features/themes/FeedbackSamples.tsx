import { FieldError } from '../../ui/forms/FieldError.tsx';
import { SamplePart } from '../../ui/served/SamplePart.tsx';
import { ServedSample } from '../../ui/served/ServedSample.tsx';
import { ErrorItem } from './ErrorItem.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

/** The samples with which the edge shows the errors of a form sent without a script. */
export function FeedbackSamples() {
  return (
    <>
      <ServedSample name="fault">
        <FieldError id="error-{{field}}" error="{{text}}" />
      </ServedSample>
      <ServedSample name="fault-item">
        <ErrorItem field="{{field}}" text="{{text}}" />
      </ServedSample>
      <ServedSample name="refused">
        <ErrorSummary>
          <ul role="list">
            <SamplePart name="items" />
          </ul>
        </ErrorSummary>
      </ServedSample>
      <ServedSample name="failed-sending">
        <ErrorSummary>
          <p>{'{{text}}'}</p>
        </ErrorSummary>
      </ServedSample>
    </>
  );
}
