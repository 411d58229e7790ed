import type { CityServiceShared } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { keyOf, ref } from '../reference.ts'

type Tile = { title: string; text: string; service: string }

/** Short on purpose: twenty pages share these words, and their own must outweigh them. */
const tiles: Tile[] = [
  { title: 'Drywall repair', text: 'Holes, stains, and cracks', service: 'drywall-repair' },
  { title: 'Painting', text: 'Rooms, siding, and cabinets', service: 'painting' },
  { title: 'Plumbing', text: 'Drips, drains, and valves', service: 'plumbing' },
  { title: 'Electrical', text: 'Lights, fans, and outlets', service: 'electrical' },
  { title: 'Tiling', text: 'Showers, floors, and backsplashes', service: 'tiling' },
  { title: 'Carpentry', text: 'Trim, shelves, and rotten sills', service: 'carpentry' },
  {
    title: 'Furniture assembly',
    text: 'Flat-pack furniture, anchored to studs',
    service: 'furniture-assembly',
  },
  { title: 'Fence repair', text: 'Posts, pickets, and gates', service: 'fence-repair' },
  { title: 'Door repair', text: 'Hinges, locks, and frames', service: 'door-repair' },
  { title: 'Window coverings', text: 'Blinds, shades, and rods', service: 'window-covering' },
  { title: 'Pressure washing', text: 'Driveways, decks, and siding', service: 'pressure-washing' },
  {
    title: 'Appliance installation',
    text: 'Hooked up, leveled, and tested',
    service: 'appliance-installation',
  },
  { title: 'Smart home upgrades', text: 'Locks, doorbells, thermostats', service: 'smart-home-upgrades' },
  {
    title: 'Senior home modifications',
    text: 'Grab bars, rails, and ramps',
    service: 'senior-home-modifications',
  },
  { title: 'Babyproofing', text: 'Gates, latches, and anchors', service: 'babyproofing' },
  { title: 'Kitchens and bathrooms', text: 'From one fixture to the whole room', service: 'renovations' },
]

/** What the pages of all trades in all towns share. */
export const cityServiceShared: Seed<CityServiceShared> = {
  _id: 'cityServiceShared',
  _type: 'cityServiceShared',
  tilesHeading: 'What we do',
  tiles: tiles.map(({ service, ...tile }) => ({
    _type: 'serviceTile',
    _key: keyOf(tile.title),
    ...tile,
    service: ref(`service-${service}`),
  })),
  reasonsHeading: 'Why people call us',
  reasons: [
    'A written price before the work starts',
    'We find the cause before we fix the problem',
    'We apply for permits and meet inspectors',
    'We cover your floors and clean up afterward',
    'Licensed and insured in North Carolina',
  ],
  neighborhoodsHeading: 'Where we work',
  neighborhoods: [
    'Town center',
    'Historic streets',
    'Established neighborhoods',
    'New subdivisions',
    'Townhomes and condos',
    'Golf-course communities',
    'Country roads and acreage',
    'Shops and offices',
  ],
}
