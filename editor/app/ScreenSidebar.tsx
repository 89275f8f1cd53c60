import { Drawer, useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useState } from 'react';
import { Sidebar, useSidebarState, type SidebarProps } from 'react-admin';

const isNarrow = (theme: Theme) => theme.breakpoints.down('md');

/** The menu as a drawer over the screen, on narrow windows. */
function MenuDrawer({ children }: Pick<SidebarProps, 'children'>) {
  const [isOpen, setOpen] = useSidebarState();
  // A wide window has left it open; here it would cover the content.
  const [isLeft, setLeft] = useState(isOpen);
  if (isLeft && !isOpen) setLeft(false);
  useEffect(() => {
    setOpen(false);
    return () => setOpen(true);
    // Only once, when the window has become narrow.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Drawer
      open={isOpen && !isLeft}
      onClose={() => setOpen(false)}
      slotProps={{ paper: { 'aria-label': 'Меню', sx: { width: 280 } } }}
    >
      {children}
    </Drawer>
  );
}

/** The menu beside the screen, or hidden: a collapsed menu of icons alone would be unclear. */
export function ScreenSidebar({ children, appBarAlwaysOn }: SidebarProps) {
  const narrow = useMediaQuery(isNarrow, { noSsr: true });
  const [isOpen] = useSidebarState();
  if (narrow) return <MenuDrawer>{children}</MenuDrawer>;
  return isOpen && <Sidebar appBarAlwaysOn={appBarAlwaysOn === true}>{children}</Sidebar>;
}
