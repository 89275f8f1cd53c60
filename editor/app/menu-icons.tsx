/** An icon for each menu item. */
import type { SvgIconComponent } from '@mui/icons-material';
import AltRoute from '@mui/icons-material/AltRouteOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import GridView from '@mui/icons-material/GridViewOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import HelpOutline from '@mui/icons-material/HelpOutline';
import History from '@mui/icons-material/HistoryOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import LibraryBooks from '@mui/icons-material/LibraryBooksOutlined';
import Link from '@mui/icons-material/LinkOutlined';
import LocationCity from '@mui/icons-material/LocationCityOutlined';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import People from '@mui/icons-material/PeopleOutline';
import Percent from '@mui/icons-material/PercentOutlined';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Policy from '@mui/icons-material/PolicyOutlined';
import Poll from '@mui/icons-material/PollOutlined';
import QrCode from '@mui/icons-material/QrCode2Outlined';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import RocketLaunch from '@mui/icons-material/RocketLaunchOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import SmsFailed from '@mui/icons-material/SmsFailedOutlined';
import StarBorder from '@mui/icons-material/StarBorder';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Superscript from '@mui/icons-material/SuperscriptOutlined';
import Toc from '@mui/icons-material/TocOutlined';
import TravelExplore from '@mui/icons-material/TravelExploreOutlined';
import Videocam from '@mui/icons-material/VideocamOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Web from '@mui/icons-material/WebOutlined';
import type { ContentCollection } from '../../contract/schemas/hook.ts';
import type { DeskName } from '../desk/desk-names.ts';
import type { MenuName } from './menu-groups.ts';

type Signs = Record<DeskName | MenuName, SvgIconComponent> &
  Partial<Record<ContentCollection, SvgIconComponent>>;

/** A collection without an icon of its own gets the icon of a text. */
const SIGNS: Readonly<Signs> = {
  dashboard: SpaceDashboard,
  drafts: EditNote,
  sets: Layers,
  library: PhotoLibrary,

  articles: Article,
  categories: Folder,
  tags: Sell,
  themes: Forum,
  footnotes: Superscript,

  products: Visibility,
  'catalog-sections': GridView,
  discounts: Percent,
  shops: Storefront,
  cities: LocationCity,

  faq: HelpOutline,
  'faq-sections': Toc,
  instructions: MenuBook,
  'instruction-types': LibraryBooks,
  links: Link,

  'partner-offers': Handshake,
  webinars: Videocam,
  surveys: Poll,

  pages: Description,
  documents: Web,
  metadata: TravelExplore,
  redirects: AltRoute,
  settings: Settings,

  'desk-questions': MarkEmailUnread,
  'desk-reviews': StarBorder,
  'desk-people': PersonSearch,
  'desk-opticians': CardGiftcard,
  'desk-codes': QrCode,
  'desk-deliveries': SmsFailed,
  'desk-looks': Policy,

  'content-check': FactCheck,
  releases: RocketLaunch,
  deleted: RestoreFromTrash,
  log: History,
  accounts: People,
};

const isNamed = (name: string): name is keyof Signs => Object.hasOwn(SIGNS, name);

/** The icon of the menu item with this name. */
export function Sign({ name }: { readonly name: string }) {
  const Drawn = isNamed(name) ? SIGNS[name] : undefined;
  return Drawn ? <Drawn /> : <Description />;
}
