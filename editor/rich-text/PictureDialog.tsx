import { FormControlLabel, Switch, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { VIDEO_HOSTS, videoOf } from '../../src/config/video-hosts.ts';
import { useFirstFocus } from '../app/use-first-focus.ts';
import { DecorationSwitch } from '../fields/DecorationSwitch.tsx';
import { figureAt } from './figure-at.ts';
import { InsertDialog } from './InsertDialog.tsx';
import { PictureChoice, type Chosen } from './PictureChoice.tsx';
import { changeFigure, putFigure } from './put-figure.ts';
import { chosenIn } from './chosen-in.ts';

type Props = { readonly editor: Editor; readonly close: () => void };

const HOSTS = VIDEO_HOSTS.map(({ name }) => name).join(', ');

/** Inserts a picture with its alternative text, or changes the selected one. */
export function PictureDialog({ editor, close }: Props) {
  const [at] = useState(() => figureAt(editor));
  const [before] = useState(() => chosenIn(at));
  const [picture, setPicture] = useState<Chosen | null>(before.picture);
  const [alt, setAlt] = useState(before.alt);
  const [isDecoration, setDecoration] = useState(before.isDecoration);
  const [caption, setCaption] = useState('');
  const [isHalf, setHalf] = useState(before.isHalf);
  const [video, setVideo] = useState(before.video);
  const first = useFirstFocus();
  const isVideo = video.trim() === '' || videoOf(video.trim()) !== null;
  // The still of a video is never decorative: it shows what the video is about.
  const mayDecorate = video.trim() === '';
  const isSilent = isDecoration && mayDecorate;
  const isSaid = alt.trim() !== '' || isSilent;
  function put(chosen: Chosen) {
    setPicture(chosen);
    if (!chosen.alt) return;
    setAlt(chosen.alt);
    setDecoration(false);
  }
  function insert() {
    if (!picture) return;
    const link = videoOf(video.trim())?.link ?? '';
    const said = { alt: alt.trim(), caption: caption.trim(), isDecoration: isSilent };
    const asked = { picture, ...said, isHalf, video: link };
    if (at) changeFigure(editor, at, asked);
    else putFigure(editor, asked);
  }
  return (
    <InsertDialog
      title={at ? 'Картинка в\u00a0тексте' : 'Новая картинка'}
      verb={at ? 'Изменить' : 'Вставить'}
      close={close}
      insert={picture && isSaid && isVideo ? insert : null}
    >
      <PictureChoice picture={picture} put={put} first={before.picture ? null : first} />
      {!isSilent && (
        <TextField
          inputRef={first}
          label={'Что на\u00a0картинке'}
          helperText={'Это услышит тот, кто её не\u00a0видит.'}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
          required
        />
      )}
      {mayDecorate && <DecorationSwitch isOn={isDecoration} turn={setDecoration} />}
      {!at && (
        <TextField
          label="Подпись"
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
      )}
      <TextField
        label="Ссылка на&nbsp;видео"
        helperText={`Если картинка\u00a0— кадр из\u00a0видео: ${HOSTS}.`}
        value={video}
        onChange={(event) => setVideo(event.target.value)}
        error={!isVideo}
      />
      <FormControlLabel
        control={<Switch checked={isHalf} onChange={(_event, on) => setHalf(on)} />}
        label="В&nbsp;половину ширины: текст встанет рядом"
      />
    </InsertDialog>
  );
}
