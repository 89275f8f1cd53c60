import { Box, Button, Collapse, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { onUse } from '../app/on-use.ts';
import { mayI } from '../calls/session.ts';
import { sizesLine } from '../library/size-words.ts';
import { useFileAt } from '../library/use-file-at.ts';
import { UseLinks } from '../library/UseLinks.tsx';
import { usesWords } from '../library/use-words.ts';
import { AltInput } from './AltInput.tsx';
import type { pictureIn } from './picture-value.ts';

type Props = {
  readonly source: string;
  readonly picture: NonNullable<ReturnType<typeof pictureIn>>;
};

const FocusDialog = onUse(() => import('../library/FocusDialog.tsx'), 'FocusDialog');

const STILL = { maxWidth: 320, maxHeight: 200, borderRadius: 1, display: 'block' } as const;

/** The picture of a field: its sizes, alternative text and other uses. */
export function PictureShown({ source, picture: { src, alt, width, height, decoration } }: Props) {
  const { file, again } = useFileAt(src);
  const [isPointing, setPointing] = useState(false);
  const [isListed, setListed] = useState(false);
  return (
    <>
      <Box component="img" src={src} alt={alt} sx={STILL} />
      {width !== undefined && height !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {sizesLine({ width, height })}
        </Typography>
      )}
      <AltInput source={source} isDecoration={decoration === true} />
      {file && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {mayI('publish') && <Button onClick={() => setPointing(true)}>Точка внимания</Button>}
          {file.uses.length > 0 && (
            <Button aria-expanded={isListed} onClick={() => setListed(!isListed)}>
              {usesWords(file.uses)}
            </Button>
          )}
        </Stack>
      )}
      {file && (
        <Collapse in={isListed} unmountOnExit>
          <UseLinks uses={file.uses} />
        </Collapse>
      )}
      {file && isPointing && (
        <Suspense fallback={null}>
          <FocusDialog file={file} close={() => setPointing(false)} saved={() => void again()} />
        </Suspense>
      )}
    </>
  );
}
