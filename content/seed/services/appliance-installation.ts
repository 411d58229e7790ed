import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'
import { notice, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Appliances we install',
  intro: 'The store brings your appliance to the door. We take out the old appliance and put in the new one.',
  cards: [
    {
      title: 'Dishwashers',
      text: 'We install a new supply line, level the legs, and screw the brackets to the cabinet instead of the countertop. Then we run a full cycle and check underneath for drips.',
      price: 'price-plumbing-fixture-installation',
    },
    {
      title: 'Garbage disposals',
      text: 'We mount the disposal, seal it, and wire it or plug it in. If your dishwasher drains into it, we first knock out the plastic plug in the drain inlet. A lot of people forget that plug.',
      price: 'price-plumbing-fixture-installation',
    },
    {
      title: 'Microwaves and range hoods',
      text: 'We anchor the unit to a stud and the cabinet above. If there’s a duct, we vent the fan outdoors.',
      features: ['Cabinet bottoms reinforced', 'Filters and light tested'],
    },
    {
      title: 'Electric ranges and wall ovens',
      text: 'We match the cord to your outlet, square up the oven, and screw down the anti-tip bracket. The bracket often gets left in the bag.',
    },
    {
      title: 'Refrigerators and ice makers',
      text: 'We take the doors off if we have to, flush the water line, and add a valve you can reach. Plastic tubing gets swapped for braided steel.',
      features: ['Leveled so the doors close', 'Floors covered on the way in'],
    },
    {
      title: 'Washers and dryers',
      text: 'We remove the shipping bolts, connect steel-braided hoses, and run a smooth metal vent that’s as short and straight as it can be.',
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
      text: 'Text us the model number. We’ll check the model against the opening, the outlet, and the width of your hallway.',
    },
    {
      title: 'Out with the old',
      text: 'We shut off the water and power, drain the old unit, and slide it out on a pad. While the old unit’s out, we check the floor and wall behind it.',
    },
    {
      title: 'In with the new',
      text: 'We always use new hoses and cords. Then we level the appliance and anchor it the way the manufacturer says to.',
    },
    {
      title: 'Run it',
      text: 'We run a full cycle and check every connection for leaks. You’ll get the manual and the serial number for the warranty.',
    },
  ],
})

const gains = reasons({
  picture: picture('kitchen-open-plan.jpg'),
  heading: 'What careful installation prevents',
  purpose: 'benefits',
  points: [
    {
      title: 'A slow leak you can’t see',
      text: 'Water from a dishwasher can run straight down to the crawl space while the kitchen floor stays dry. We check the connections again after a hot cycle.',
    },
    {
      title: 'A dryer that takes three cycles',
      text: 'The duct is usually to blame, not the dryer. We replace crushed foil hose and clean the duct all the way outside.',
    },
    {
      title: 'A refused warranty claim',
      text: 'Some manufacturers won’t honor the warranty without the right bracket, hose, and clearance. We take pictures of all three.',
    },
    {
      title: 'A dented floor',
      text: 'We lay down hardboard, carry everything with straps, and keep wheels off your wood floors.',
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
    'Dishwashers, disposals, microwaves, ranges, refrigerators, washers, and dryers around Charlotte. We make sure every appliance fits, drains, and stays put.',
    picture('kitchen-warm-oak.jpg'),
    'Get Free Quote',
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
    'You’ll find it inside the door or on the back. With that and a photo of the opening, we can give you a price and plan around your delivery day.',
  ),
  summary:
    'Dishwashers, disposals, microwaves, ranges, washers, and dryers, leveled and run through a cycle.',
  picture: picture('kitchen-warm-oak.jpg'),
  seo: seo(
    'Appliance Installation in Charlotte, NC',
    'Dishwashers, disposals, microwaves, ranges, refrigerators, washers, and dryers installed around Charlotte. We check the fit and run a full cycle.',
    'appliance installation Charlotte',
    'dishwasher installation',
    'over-the-range microwave',
    'dryer vent',
  ),
}
