import {
  memo,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ToggleEvent,
} from 'react';
import type { CityTitle } from '../build/page-data.ts';
import { routes } from '../config/routes.ts';
import { chooseCity, useCity } from '../stores/location.ts';
import { TextLink } from '../ui/links/TextLink.tsx';
import { useAwake } from '../ui/rendering/use-awake.ts';
import { CityButtons } from './CityButtons.tsx';
import { rescueFocus, rescueFocusInMenu } from './city-focus.ts';
import type { CityListProps } from './CityList.tsx';
import { BackToMenu } from './BackToMenu.tsx';
import { closeOverlay, closeOverlayOf, overlayIds } from './overlays.ts';
import { SidePanel } from './SidePanel.tsx';
import * as css from './CityChooser.module.css';

type Props = {
  /** The biggest cities. */
  popular: readonly CityTitle[];
};

/** The city of the button that submitted the form. */
function chosenBy({ nativeEvent }: FormEvent<HTMLFormElement>): CityTitle | null {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const title = button?.textContent;
  return button instanceof HTMLButtonElement && title ? { id: Number(button.value), title } : null;
}

/**
 * «Ваш город». The biggest cities appear with the first script, the full list and its search when the chooser
 * first opens. Until then, and without scripts, the form submits to the page with all cities, or a link opens
 * it.
 */
export const CityChooser = memo(function CityChooser({ popular }: Props) {
  // Until scripts run the cities are left out, so that every document is shorter.
  const awake = useAwake();
  const [typed, setTyped] = useState('');
  const [List, setList] = useState<ComponentType<CityListProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const panel = useRef<HTMLFormElement>(null);
  const { id } = useCity();

  // Without the list, the big cities and the page with all of them still work.
  const loadList = () => {
    import('./CityList.tsx').then(
      ({ CityList }) => setList(() => CityList),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    // Opened before hydration, so no event was received.
    if (panel.current?.closest(':popover-open')) loadList();
  }, []);
  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') return loadList();
    setTyped('');
    rescueFocusInMenu();
  };
  // The list below already follows each key. Its first button takes the focus: on a phone this hides the
  // keyboard and reveals the list, and a panel without the focus would not return it when it closes.
  const findHere = (event: FormEvent<HTMLFormElement>) => {
    if (!List) return;
    event.preventDefault();
    panel.current?.querySelector('button')?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const city = chosenBy(event);
    if (!city) return;
    event.preventDefault();
    chooseCity(city);
    closeOverlay(event);
    // The side menu may still be open underneath; the visitor does not need it.
    closeOverlayOf(overlayIds.menu);
    // The browser returns the focus to the element that opened the chooser, which may have been the offer.
    rescueFocus();
  };
  return (
    <SidePanel
      id={overlayIds.city}
      title="Ваш город"
      closeLabel="Закрыть выбор города"
      back={<BackToMenu />}
      onToggle={onToggle}
    >
      <form
        action={routes.cities}
        method="get"
        role="search"
        aria-label="По&#160;городам"
        onSubmit={findHere}
      >
        <input
          className={css.field}
          type="search"
          name="q"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder="Найти город"
          aria-label="Найти город"
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      <form
        ref={panel}
        className={css.lists}
        action={routes.cityChoose}
        method="post"
        aria-label="Города"
        onSubmit={onSubmit}
      >
        {awake && (!List || typed.trim() === '') && (
          <section>
            <h2 className={css.title}>Крупные города</h2>
            <CityButtons cities={popular} chosen={id} />
          </section>
        )}
        {List && <List typed={typed} chosen={id} />}
      </form>
      <p className={css.all} data-needed={!awake || (failed && !List) || undefined}>
        <TextLink url={routes.cities} kind="standalone" arrow onClick={closeOverlay}>
          Все города
        </TextLink>
      </p>
    </SidePanel>
  );
});
