import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ShownForm } from '../../config/survey-answers.ts';
import { useResource } from '../../stores/resource.ts';
import { focusSame, takeOver, type TakenOver } from './survey-slot.ts';
import { surveyResource, type SurveyKind } from './survey-resource.ts';

type ShownSurvey =
  /** As the edge rendered it, or a skeleton if it did not. */
  | { readonly state: 'opening' }
  /** `text`: the reason why there are no questions; `retry`: unless there are none to ask. */
  | { readonly state: 'failed'; readonly text: string; readonly retry?: () => void }
  | { readonly state: 'ready'; readonly form: ShownForm };

/**
 * The questions, or the results once answered: first as the edge rendered them, without another call; live
 * in a page that a script opened.
 * @returns with the ref of the element around them.
 */
export function useSurvey(
  kind: SurveyKind,
): readonly [RefObject<HTMLDivElement | null>, ShownSurvey] {
  const box = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<TakenOver | null>(null);
  const { data, error, pending } = useResource(surveyResource);

  // In one task with the form that replaces the slot: no keystroke falls between them.
  useLayoutEffect(() => {
    const slot = box.current?.querySelector('[data-served]');
    // The response to a form that was submitted without scripts has no data: it keeps its errors.
    if (slot) setTaken(takeOver(slot));
    else void surveyResource.run(kind, new URLSearchParams(window.location.search).get('formId'));
    return surveyResource.reset;
  }, [kind]);

  useLayoutEffect(() => {
    if (taken?.focused && box.current) focusSame(box.current, taken.focused);
  }, [taken]);

  const form = taken?.form ?? data;
  if (form) return [box, { state: 'ready', form }];
  if (!error || pending) return [box, { state: 'opening' }];
  const failed = { state: 'failed', text: error.description } as const;
  if (error.code === 'not_found') return [box, failed];
  return [box, { ...failed, retry: () => void surveyResource.retry() }];
}
