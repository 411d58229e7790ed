import { picture } from '../pictures.ts'
import { type Head, serviceCards } from '../sections.ts'

type Card = { text: string; features: string[] }
type Trade =
  | 'drywall'
  | 'painting'
  | 'plumbing'
  | 'electrical'
  | 'doors'
  | 'windows'
  | 'tile'
  | 'flooring'
  | 'fans'
  | 'shelving'
  | 'washing'
  | 'gutters'

/** The twelve kinds of work that a handyman does in every town, in the town's own words. */
export const handymanCards = ({ texts, ...head }: Head & { texts: Record<Trade, string> }) =>
  serviceCards({
    ...head,
    cards: [
      { title: 'Drywall repair', text: texts.drywall, service: 'service-drywall-repair' },
      { title: 'Painting', text: texts.painting, service: 'service-painting' },
      { title: 'Plumbing fixtures', text: texts.plumbing, service: 'service-plumbing' },
      { title: 'Electrical outlets and switches', text: texts.electrical, service: 'service-electrical' },
      { title: 'Doors', text: texts.doors, service: 'service-door-repair' },
      {
        title: 'Windows',
        text: texts.windows,
        service: 'service-comprehensive-handyman',
        picture: picture('detail-blinds.jpg'),
      },
      { title: 'Tile', text: texts.tile, service: 'service-tiling' },
      {
        title: 'Flooring',
        text: texts.flooring,
        service: 'service-comprehensive-handyman',
        picture: picture('reno-open-staircase-hall.jpg'),
      },
      {
        title: 'Ceiling fans',
        text: texts.fans,
        service: 'service-electrical',
        picture: picture('reno-screened-porch-deck.jpg'),
      },
      { title: 'Shelving', text: texts.shelving, service: 'service-carpentry' },
      { title: 'Pressure washing', text: texts.washing, service: 'service-pressure-washing' },
      { title: 'Gutters', text: texts.gutters, service: 'service-maintenance-routine' },
    ],
  })

type Renovations = Record<'bathroom' | 'kitchen' | 'wholeHome', Card>

export const renovationCards = ({ bathroom, kitchen, wholeHome, ...head }: Head & Renovations) =>
  serviceCards({
    ...head,
    cards: [
      { title: 'Bathroom remodeling', service: 'service-bathroom-remodeling', ...bathroom },
      { title: 'Kitchen renovations', service: 'service-kitchen-remodeling', ...kitchen },
      { title: 'Whole-home remodels', service: 'service-whole-home-remodel', ...wholeHome },
    ],
  })

type Buildings = Record<'homes' | 'commercial' | 'multiFamily', Card>

export const constructionCards = ({ homes, commercial, multiFamily, ...head }: Head & Buildings) =>
  serviceCards({
    ...head,
    cards: [
      { title: 'Custom home building', picture: picture('hero-home.jpg'), ...homes },
      { title: 'Commercial construction', picture: picture('city-pineville.jpg'), ...commercial },
      { title: 'Multi-family projects', picture: picture('city-concord.jpg'), ...multiFamily },
    ],
  })

type Upkeep = Record<'scheduled' | 'preventive' | 'emergency', Card>

export const maintenanceCards = ({ scheduled, preventive, emergency, ...head }: Head & Upkeep) =>
  serviceCards({
    ...head,
    cards: [
      { title: 'Scheduled maintenance', service: 'service-maintenance-scheduled', ...scheduled },
      { title: 'Preventive care', service: 'service-maintenance-preventive', ...preventive },
      { title: 'Emergency services', service: 'service-maintenance-emergency', ...emergency },
    ],
  })
