import { Box, Stack, Typography } from '@mui/material';
import type { Focus } from '../../contract/fields.ts';
import { positionOf } from './focus-point.ts';

type Props = { readonly src: string; readonly focus: Focus };

/** The aspect ratios in which pages show pictures. */
const CROPS = [
  { name: 'Карточка', ratio: '16 / 10', width: 160 },
  { name: 'Шапка статьи', ratio: '21 / 9', width: 210 },
  { name: 'Квадрат', ratio: '1', width: 100 },
] as const;

/** How the site crops the picture around the point. */
export const CropSamples = ({ src, focus }: Props) => (
  <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
    {CROPS.map(({ name, ratio, width }) => (
      <Box key={name} component="figure" sx={{ m: 0 }}>
        <Box
          component="img"
          src={src}
          alt=""
          style={{ objectPosition: positionOf(focus) }}
          sx={{ width, aspectRatio: ratio, objectFit: 'cover', borderRadius: 1, display: 'block' }}
        />
        <Typography component="figcaption" variant="body2" color="textSecondary">
          {name}
        </Typography>
      </Box>
    ))}
  </Stack>
);
