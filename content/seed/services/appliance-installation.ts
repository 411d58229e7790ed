import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'
import { notice, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Appliances we install',
  intro: 'The store brings it to the door. We’ll take it from there, and take the old one out first.',
  cards: [
    {
      title: 'Dishwashers',
      text: 'New supply line, drain hose looped high, legs leveled, brackets screwed to the cabinet so we don’t drill into the countertop. Then we run a full cycle and look underneath.',
      price: 'price-plumbing-fixture-installation',
    },
    {
      title: 'Garbage disposals',
      text: 'Mounted, sealed, and wired or plugged in. If a dishwasher drains into it, we knock out the plug inside. That plug is the first thing we check.',
      price: 'price-plumbing-fixture-installation',
    },
    {
      title: 'Microwaves and range hoods',
      text: 'Hung from a stud and the cabinet above, set for the right vent, and ducted outdoors where there’s a duct to use.',
      features: ['Cabinet bottoms reinforced', 'Filters and light tested'],
    },
    {
      title: 'Electric ranges and wall ovens',
      text: 'Cord matched to the outlet, anti-tip bracket screwed down, oven squared in its opening. The bracket is the part that usually stays in the bag.',
    },
    {
      title: 'Refrigerators and ice makers',
      text: 'Doors off and back on, line flushed, a valve you can reach. We swap plastic tube for braided steel, which mice can’t chew through.',
      features: ['Leveled so the doors close', 'Floors covered on the way in'],
    },
    {
      title: 'Washers and dryers',
      text: 'Shipping bolts out, steel-braided hoses, a drain that can’t siphon, and a smooth metal vent that’s short, straight, and clamped.',
    },
  ],
})

const gas = notice({
  heading: 'Gas and new circuits',
  urgency: 'safety',
  text: richText(
    paragraph`We set gas appliances in place and level them, but a licensed gas fitter makes the connection and tests it. If you smell gas, don’t touch a switch. Go outside and call the gas company from there.`,
    paragraph`If an appliance needs its own circuit, the licensed electrician on our crew puts it in, with a permit.`,
  ),
})

const steps = process({
  heading: 'How an installation works',
  steps: [
    {
      title: 'Before you buy',
      text: 'Send the model number. We’ll compare it with the opening, the outlet, and the way in. Counters get raised, floors get tiled over, and halls are narrower than they look.',
    },
    {
      title: 'Out with the old',
      text: 'We shut off the water and power, drain the old unit, and slide it out on a pad. We’ll look at the floor and the wall behind it while we can.',
    },
    {
      title: 'In with the new',
      text: 'We use new hoses and cords, never the old ones. We level it both ways and anchor it where the manufacturer calls for it.',
    },
    {
      title: 'Run it',
      text: 'We run one full cycle or one hot burner, with a dry towel below each joint. You’ll get the manual, the serial number for the warranty, and the empty box if you want it.',
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
      title: 'A dryer that takes three cycles',
      text: 'It’s usually the duct, not the dryer. We take out crushed foil hose and clean the run to the wall cap.',
    },
    {
      title: 'A refused warranty claim',
      text: 'Manufacturers require their bracket, their hose, and their clearances. We take pictures of all three.',
    },
    {
      title: 'A dented floor',
      text: 'We put hardboard down, keep wheels off the finished wood, and use two people on the strap. Heart pine shows every slide.',
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
    'Appliances set level, hooked up, and tested',
    'Dishwashers, disposals, microwaves, ranges, refrigerators, washers, and dryers around Charlotte. Delivery crews plug things in; we make sure they fit, drain, and stay put.',
    picture('kitchen-warm-oak.jpg'),
    'Get a free quote',
  ),
  sections: [
    work,
    gas,
    steps,
    gains,
    questions({
      heading: 'Questions about appliances',
      items: ['faq-appliance-cost', 'faq-appliance-haul', 'faq-appliance-cord', 'faq-appliance-upstairs'],
    }),
  ],
  closing: closing(
    'Send us the model number',
    'It’s inside the door or on the back. Send the number and a photo of the opening. We’ll send back a price and plan around your delivery day.',
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
