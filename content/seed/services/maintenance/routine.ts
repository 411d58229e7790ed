import type { Service } from '../../../sanity.types.ts'
import type { Seed } from '../../document.ts'
import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { ref, slug } from '../../reference.ts'
import { areas, process, questions, reasons, reviews, serviceCards } from '../../sections.ts'

const work = serviceCards({
  heading: 'What we check on each visit',
  intro: 'We follow the same sheet each time, so you can compare this spring with last fall.',
  cards: [
    {
      title: 'HVAC',
      text: 'Filters, drains, and airflow, so the system doesn’t quit in the first hot week of June. Refrigerant and gas go to a licensed heating and cooling company, and we’ll tell you when it’s time to call one.',
      features: [
        'Filters changed, sizes written down',
        'AC drain line flushed before it clogs',
        'Outdoor coil rinsed, leaves cleared',
        'Air temperatures in and out noted',
      ],
    },
    {
      title: 'Plumbing inspections',
      text: 'Water does its damage where nobody looks: behind the toilet, under the sink, at the heater. We’ll turn, touch, and measure all of it.',
      features: [
        'Pressure read at the hose bib',
        'Every shutoff turned closed and open again',
        'Toilets tested with dye',
        'Water heater checked for rust and age',
      ],
    },
    {
      title: 'Electrical safety checks',
      text: 'We put a tester in every outlet near water, a thermometer on the panel, and a thumb on the button of every alarm.',
      features: [
        'GFCI outlets tripped and reset',
        'Smoke and carbon monoxide alarms tested and dated',
        'Warm breakers and loose plates reported',
        'Outdoor covers and cords checked',
      ],
    },
    {
      title: 'Roof and gutter cleaning',
      text: 'Oak leaves in November, pine straw all winter, catkins in April. We scoop by hand, flush the downspouts, and look at the roof from the eave.',
      features: [
        'Gutters and downspouts emptied',
        'Outlets carried away from the wall',
        'Roof vents checked for cracks',
        'Lifted shingles photographed',
      ],
    },
  ],
})

const benefits = reasons({
  heading: 'What routine maintenance does',
  purpose: 'benefits',
  points: [
    {
      title: 'We find trouble while it’s small',
      text: 'A clogged AC drain line is ten minutes with a vacuum in May and a wet ceiling in July.',
    },
    {
      title: 'Machines last longer',
      text: 'A blower that pulls air through a clean filter runs cooler. A water heater that’s flushed doesn’t cook its own sediment.',
    },
    {
      title: 'Nothing depends on memory',
      text: 'Alarms, filters, and hose bibs are on our calendar, and you’ll get the reminder.',
    },
    {
      title: 'The same eyes each time',
      text: 'One person learns the sounds your house makes and hears it when one of them changes.',
    },
    {
      title: 'A record for the sale',
      text: 'Dated sheets and photos answer most of what a buyer’s inspector wants to know.',
    },
  ],
})

const visit = process({
  heading: 'How a visit works',
  steps: [
    {
      title: 'The day before',
      text: 'We’ll text you the hour and the name of the person who’s coming. That’s the time to tell us about the noise, the stain, or the door.',
    },
    {
      title: 'On site',
      text: 'We’ll start at the meter and end in the attic, with the crawl space in between. If something takes just a few minutes, we’ll fix it on the spot.',
    },
    {
      title: 'The sheet',
      text: 'The same evening you’ll get the list with photos, sorted into three columns: now, this season, someday. Each line has a price, and we won’t do any of them until you say so.',
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
    'Routine maintenance, on a date you know',
    'A set list of checks and small jobs for Charlotte houses, rentals, and shops: air, water, power, and the roof edge. The same person comes each time, and you’ll get the list with photos the same evening.',
    picture('service-maintenance.jpg'),
  ),
  sections: [
    work,
    plans({
      heading: 'Maintenance plans',
      intro:
        'Monthly, quarterly, or annual. Prices are for one house of normal size. If you have a large crawl space, a third floor, or a flat roof, we’ll look at it first and price it in writing.',
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
    'Tell us the address and the year your house was built. We’ll suggest a program with a price in writing, and find out which filter size it takes.',
  ),
  summary: 'Air, water, power, and gutters checked on a fixed date, monthly, quarterly, or once a year.',
  picture: picture('service-maintenance.jpg'),
  cardPrice: ref('price-routine-monthly'),
  seo: seo(
    'Routine Home Maintenance in Charlotte',
    'HVAC filters, plumbing and electrical checks, roof and gutters on a fixed date. Monthly, quarterly, and annual programs around Charlotte.',
    'home maintenance program',
    'gutter cleaning Charlotte',
    'HVAC filter service',
  ),
}
