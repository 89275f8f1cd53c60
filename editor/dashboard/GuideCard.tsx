import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useStore } from 'react-admin';
import { mayI } from '../calls/session.ts';
import { guideSteps } from './guide-steps.ts';

/** In units of the text: the card clips what is wider, and large letters would lose the last step. */
const COLUMNS = 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))';

/** A guide for beginners, shown until it is dismissed; this browser remembers that. */
export function GuideCard() {
  const [isShown, setShown] = useStore('guide', true);
  if (!isShown) {
    return (
      <Box sx={{ gridColumn: '1 / -1', order: 1 }}>
        <Button color="inherit" onClick={() => setShown(true)}>
          С чего начать
        </Button>
      </Box>
    );
  }
  return (
    <Card component="section" aria-label="С чего начать" sx={{ gridColumn: '1 / -1' }}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="h6" component="h2">
            С чего начать
          </Typography>
          <Button onClick={() => setShown(false)}>Понятно, спасибо</Button>
        </Box>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            rowGap: 2,
            columnGap: 4,
            gridTemplateColumns: COLUMNS,
            m: 0,
            pl: 2.5,
          }}
        >
          {guideSteps(mayI).map(({ title, text }) => (
            <Typography key={title} component="li">
              <strong>{title}.</strong> {text}
            </Typography>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
