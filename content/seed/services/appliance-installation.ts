import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'
import { notice, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Appliances we hook up',
  intro: 'The store brings it to the door. We take it from there, and take the old one out first.',
  cards: [
    {
      title: 'Dishwashers',
      text: 'New supply line, drain hose looped high, legs leveled, brackets screwed to the cabinet so that the stone is left whole. Then a full cycle with the toe kick off.',
      price: 'price-plumbing-fixture-installation',
    },
    {
      title: 'Garbage disposals',
      text: 'Mounted, sealed and wired or plugged in, with the knockout taken out when a dishwasher drains into it. That plug is the first thing we check.',
      price: 'price-plumbing-fixture-installation',
    },
    {
      title: 'Microwaves and range hoods',
      text: 'Hung from a stud and the cabinet above, turned to the right vent setting, ducted outdoors where there is a duct to use.',
      features: ['Cabinet bottoms reinforced', 'Filters and light tested'],
    },
    {
      title: 'Electric ranges and wall ovens',
      text: 'Cord matched to the outlet, anti-tip bracket screwed down, oven squared in its cutout. The bracket is the part that most often stays in the bag.',
    },
    {
      title: 'Refrigerators and ice makers',
      text: 'Doors off and on again, line flushed, a valve you can reach. We swap plastic tube for braided steel, which mice and time don’t get through.',
      features: ['Leveled so that doors close', 'Floors covered on the way in'],
    },
    {
      title: 'Washers and dryers',
      text: 'Transit bolts out, steel-braided hoses, a drain that can’t siphon, and a smooth metal vent, short, straight, and clamped.',
    },
  ],
})

const gas = notice({
  heading: 'Gas and new circuits',
  urgency: 'safety',
  text: richText(
    paragraph`We set gas appliances in place and level them, but a licensed gas fitter makes the connection and tests it. If you smell gas, touch no switch, go outside, and call the gas company from there.`,
    paragraph`An appliance that needs its own circuit gets one from the licensed electrician of the crew, with a permit.`,
  ),
})

const steps = process({
  heading: 'Five minutes of measuring, then the wrench',
  steps: [
    {
      title: 'Before you buy',
      text: 'Send the model number. We’ll compare it with the opening, the outlet, and the route: counters have been raised, floors tiled over, and halls are narrower than they look.',
    },
    {
      title: 'Out with the old',
      text: 'Water and power off, old unit drained, and out on a pad. We look at the floor and the wall behind it while we can.',
    },
    {
      title: 'In with the new',
      text: 'Connected with new hoses and cords, never the old ones. Leveled in both directions, fastened where the maker says.',
    },
    {
      title: 'Run it',
      text: 'One full cycle or one hot burner, with a dry towel below each joint. You’ll get the manual, the serial number for the warranty, and the empty box if you want it.',
    },
  ],
})

const gains = reasons({
  heading: 'What careful installation prevents',
  purpose: 'benefits',
  points: [
    {
      title: 'A slow leak nobody sees',
      text: 'Behind a dishwasher, water runs down to the crawl space and the kitchen floor stays dry. We check again after the joint has been hot.',
    },
    {
      title: 'A dryer that takes three rounds',
      text: 'The duct is the reason more often than the dryer. Crushed foil hose comes out; we clean the run to the wall cap.',
    },
    {
      title: 'A refused warranty claim',
      text: 'Makers ask for their bracket, their hose and their clearances. We take pictures of all three.',
    },
    {
      title: 'A dented floor',
      text: 'Hardboard down, wheels off the finished wood, two people on the strap. Heart pine shows every slide.',
    },
  ],
})

/** The page of appliance installation and its card. */
export const applianceInstallation: Seed<Service> = {
  _id: 'service-appliance-installation',
  _type: 'service',
  title: 'Appliance installation',
  slug: slug('appliance-installation'),
  category: ref('service-handyman'),
  hero: hero(
    'Appliances set level, hooked up, and run once',
    'Dishwashers, disposals, microwaves, ranges, refrigerators, washers, and dryers around Charlotte. Delivery crews plug things in; we make sure that they fit, drain, and stay put.',
    picture('kitchen-warm-oak.jpg'),
  ),
  sections: [
    work,
    gas,
    steps,
    gains,
    questions({
      heading: 'Questions before delivery day',
      items: ['faq-appliance-cost', 'faq-appliance-haul', 'faq-appliance-cord', 'faq-appliance-upstairs'],
    }),
  ],
  closing: closing(
    'Read us the sticker',
    'It’s inside the door or on the back. Send the number and a photo of the opening, and you’ll get a price and a delivery-day time.',
  ),
  summary:
    'Dishwashers, disposals, microwaves, ranges, and laundry, fitted, leveled, and run through a cycle.',
  picture: picture('kitchen-warm-oak.jpg'),
  seo: seo(
    'Appliance Installation in Charlotte, NC',
    'Dishwashers, disposals, microwaves, ranges, refrigerators, and laundry installed around Charlotte. Checked for fit first, run through a cycle last.',
    'appliance installation Charlotte',
    'dishwasher installation',
    'over-the-range microwave',
    'dryer vent',
  ),
}
