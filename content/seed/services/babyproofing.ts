import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'
import { notice, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Babyproofing we do',
  intro:
    'Everything’s screwed to something solid, and a grown-up can work every gate and latch with one hand.',
  cards: [
    {
      title: 'Baby gates',
      text: 'At the top of the stairs, we use a gate with no bottom bar to trip over and screw it to solid wood. Pressure gates are fine for doorways, but never for stairs.',
      features: [
        'Clamps that won’t scratch your stair posts',
        'Filler strips so thick baseboards don’t leave a gap',
      ],
    },
    {
      title: 'Furniture and TV anchors',
      text: 'We strap dressers, bookcases, and TVs to the studs. To a toddler, a set of drawers is a ladder.',
      features: ['Heavy things moved to the bottom', 'We show you how to test the straps'],
    },
    {
      title: 'Cabinet and drawer locks',
      text: 'We install hidden magnetic locks for the cabinets that hold cleaners, medicine, knives, or liquor. Leave one cabinet unlocked, with pots and pans in it.',
    },
    {
      title: 'Outlets and cords',
      text: 'We replace outlets with the tamper-resistant kind, so there are no plastic plugs to pull out and chew on. Loose cords get clipped behind furniture.',
      price: 'price-electrical-basic',
    },
    {
      title: 'Windows and blinds',
      text: 'Window stops keep a window from opening more than four inches, and they release fast in a fire. We’ll cut looped blind cords or tie them up high.',
    },
    {
      title: 'Railings and decks',
      text: 'If you can push a soda can through the railing, the gap’s too wide. We add a clear panel inside the rail and a high latch on the yard gate.',
    },
  ],
})

const ages = reasons({
  picture: picture('addition-family-room.jpg'),
  heading: 'What to do at each age',
  intro:
    'You don’t need everything at once. We’ll do what you need now and note what can wait until the next birthday.',
  purpose: 'features',
  points: [
    {
      title: 'Crawlers, 6–12 months',
      text: 'Everything on the floor is within reach. We look at stairs, cords, outlets, houseplants, pet bowls, and the edge of the hearth.',
    },
    {
      title: 'Toddlers, 1–3 years',
      text: 'Toddlers climb and pull on everything. We add furniture anchors, window stops, toilet and oven locks, and hinges that won’t pinch fingers.',
    },
    {
      title: 'Preschoolers, 3–5 years',
      text: 'Preschoolers can work a latch and reach the keys. We add high bolts on doors to the garage, the pool, and the street, and locks for the tools.',
    },
  ],
})

const steps = process({
  heading: 'How a visit works',
  intro: 'You don’t have to crawl around the house. We do the crawling.',
  steps: [
    {
      title: 'Crawl the house',
      text: 'We go through the house at your child’s height and look for what could tip, pinch, or choke.',
    },
    {
      title: 'Choose together',
      text: 'You’ll get a list in three parts: now, soon, and not needed. The last part is often the longest.',
    },
    {
      title: 'Install everything during a nap',
      text: 'We drill with a vacuum running, count our screws, and don’t leave anything small on the carpet.',
    },
    {
      title: 'Pull on everything',
      text: 'You practice opening every gate and lock until it’s easy. Then we yank on every one like a two-year-old would.',
    },
  ],
})

const oldPaint = notice({
  heading: 'If the house was built before 1978',
  urgency: 'safety',
  text: richText(
    paragraph`Old paint on windows and sills can have lead in it, and opening the window makes a little dust. Wipe sills with a wet cloth and don’t sand anything.`,
    paragraph`We test before we drill into old trim, and it’s a good idea to ask your pediatrician about a lead test. We fix peeling paint before we hang any gates.`,
  ),
})

/** The page of babyproofing and its card. */
export const babyproofing: Seed<Service> = {
  _id: 'service-babyproofing',
  _type: 'service',
  title: 'Babyproofing',
  slug: slug('babyproofing'),
  category: ref('service-handyman'),
  hero: hero(
    'Babyproofing that holds when a toddler pulls',
    'Gates, anchors, locks, and window stops around Charlotte, picked for your child’s age. We’ll also tell you what you don’t need to buy.',
    picture('reno-open-staircase-hall.jpg'),
    'Get Free Quote',
  ),
  sections: [
    work,
    ages,
    steps,
    oldPaint,
    questions({
      heading: 'Questions about babyproofing',
      items: ['faq-baby-when', 'faq-baby-walls', 'faq-baby-renting', 'faq-baby-water'],
    }),
  ],
  closing: closing(
    'Get a babyproofing quote',
    'How old is your child, and how many staircases do you have? Let us know and we’ll bring the right gates. You’ll see the price before we drill anything.',
  ),
  summary: 'Gates, anchors, locks, and window stops, for crawlers, toddlers, and preschoolers.',
  picture: picture('reno-open-staircase-hall.jpg'),
  seo: seo(
    'Babyproofing in Charlotte, NC',
    'Baby gates, furniture anchors, cabinet locks, and window stops around Charlotte, chosen for your child’s age and screwed to something solid.',
    'babyproofing Charlotte',
    'childproofing',
    'baby gate installation',
    'furniture anchoring',
  ),
}
