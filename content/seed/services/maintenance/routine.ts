import type { Service } from '../../../sanity.types.ts'
import type { Seed } from '../../document.ts'
import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { ref, slug } from '../../reference.ts'
import { areas, process, questions, reasons, reviews, serviceCards } from '../../sections.ts'

const work = serviceCards({
  heading: 'What we check on each visit',
  intro: 'We use the same checklist every time, so you can compare one visit with the next.',
  cards: [
    {
      title: 'HVAC',
      text: 'We check filters, drains, and airflow, so your AC doesn’t quit the first hot week of June. For refrigerant and gas you need a licensed HVAC company, and we’ll tell you when it’s time to call one.',
      features: [
        'Filters changed',
        'AC drain line flushed before it clogs',
        'Outdoor coil rinsed, leaves cleared',
        'Air temperature checked',
      ],
    },
    {
      title: 'Plumbing inspections',
      text: 'Leaks start behind the toilet, under the sink, and at the water heater. We check all three places.',
      features: [
        'Water pressure tested',
        'Every shutoff valve tested',
        'Toilets tested with dye',
        'Water heater checked for rust and age',
      ],
    },
    {
      title: 'Electrical safety checks',
      text: 'We test every outlet near water, check the panel for heat, and test every alarm.',
      features: [
        'GFCI outlets tripped and reset',
        'Smoke and carbon monoxide alarms tested and dated',
        'Warm breakers and loose plates reported',
        'Outdoor outlet covers and cords checked',
      ],
    },
    {
      title: 'Roof and gutter cleaning',
      text: 'We get leaves in November and pollen in April. We scoop the gutters by hand, flush the downspouts, and check the roof edge.',
      features: [
        'Gutters and downspouts emptied',
        'Water directed away from the house',
        'Roof vents checked for cracks',
        'Photos of loose shingles',
      ],
    },
  ],
})

const benefits = reasons({
  picture: picture('city-davidson.jpg'),
  heading: 'What routine maintenance does',
  purpose: 'benefits',
  points: [
    {
      title: 'We find trouble while it’s small',
      text: 'A clogged AC drain takes ten minutes to clear in May. By July, the clog can mean a wet ceiling.',
    },
    {
      title: 'Your equipment lasts longer',
      text: 'A clean filter is easier on your HVAC, and flushing adds years to a water heater.',
    },
    {
      title: 'You don’t have to remember',
      text: 'Alarms, filters, and hose bibs are on our calendar, and we’ll remind you.',
    },
    {
      title: 'The same person each time',
      text: 'Someone who knows your house notices when something changes.',
    },
    {
      title: 'A record for when you sell',
      text: 'Dated reports and photos are handy when you sell.',
    },
  ],
})

const visit = process({
  heading: 'How a visit works',
  steps: [
    {
      title: 'The day before',
      text: 'We text you the time and who’s coming. If you’ve noticed a noise or a stain, let us know then.',
    },
    {
      title: 'On site',
      text: 'We check everything from the crawl space to the attic. If something only takes a few minutes, we fix it on the spot.',
    },
    {
      title: 'Your report',
      text: 'You get a list with photos that evening, sorted into “now,” “this season,” and “someday.” Each item has a price, and we won’t start until you say so.',
    },
  ],
})

/** The page of routine maintenance and its card. */
export const routineMaintenance: Seed<Service> = {
  _id: 'service-maintenance-routine',
  _type: 'service',
  title: 'Routine maintenance',
  slug: slug('maintenance/routine'),
  category: ref('service-maintenance'),
  hero: hero(
    'Routine maintenance, on dates set ahead of time',
    'Checkups for Charlotte houses, rentals, and shops. The same person comes each time, and you get a report with photos that evening.',
    picture('city-mint-hill.jpg'),
  ),
  sections: [
    work,
    plans({
      heading: 'Maintenance plans',
      intro:
        'Monthly, quarterly, or annual. Prices are for one average house. If your house is bigger, we’ll take a look and put a price in writing.',
      items: ['plan-routine-monthly', 'plan-routine-quarterly', 'plan-routine-annual'],
    }),
    benefits,
    visit,
    reviews({
      heading: 'Reviews',
      most: 2,
    }),
    questions({
      heading: 'Questions about routine visits',
      items: ['faq-routine-which', 'faq-routine-repairs', 'faq-routine-at-home', 'faq-routine-crawl-space'],
    }),
    areas({
      heading: 'Where we work',
      cities: ['city-charlotte', 'city-matthews', 'city-mint-hill', 'city-pineville', 'city-huntersville'],
    }),
  ],
  closing: closing(
    'Get a routine plan',
    'Tell us the address and how old the house is. You’ll get a written price.',
  ),
  summary:
    'HVAC, plumbing, electrical, and gutters checked on a set date, monthly, quarterly, or once a year.',
  picture: picture('city-mint-hill.jpg'),
  cardPrice: ref('price-routine-monthly'),
  seo: seo(
    'Routine Home Maintenance in Charlotte',
    'HVAC filters, plumbing, electrical, roof, and gutters, all checked on a set date. Monthly, quarterly, and annual programs around Charlotte.',
    'home maintenance program',
    'gutter cleaning Charlotte',
    'HVAC filter service',
  ),
}
