import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'
import { notice, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Babyproofing we do',
  intro: 'We screw every part to something solid, and a grown-up can open it with one hand.',
  cards: [
    {
      title: 'Baby gates',
      text: 'Screwed to wood at the top of every staircase, without a bar across the floor to trip on. Pressure gates are for doorways, never for stairs.',
      features: ['Clamps that don’t mark a turned post', 'Filler strips over thick baseboards'],
    },
    {
      title: 'Furniture and TV anchors',
      text: 'Dressers, bookcases, cribs, and TVs tied to studs with steel straps. Drawers are a ladder to anyone under three feet tall.',
      features: ['Heavy things moved low', 'Straps you know how to test'],
    },
    {
      title: 'Cabinet and drawer locks',
      text: 'Magnetic locks that don’t show, on the doors that matter: under the sinks, medicine, knives, and the bar. One cabinet stays open, with pots.',
    },
    {
      title: 'Outlets and cords',
      text: 'Tamper-resistant outlets instead of plastic plugs that small fingers pull out and small mouths try. We clip loose cords behind furniture.',
      price: 'price-electrical-basic',
    },
    {
      title: 'Windows and blinds',
      text: 'Stops that keep a window from opening more than four inches, with a quick release in case of fire. We cut looped blind cords or tie them high the same day.',
    },
    {
      title: 'Railings and decks',
      text: 'If a soda can fits through the railing, the gap is too wide. We add a clear panel inside the rail and a latch above reach on the gate to the yard.',
    },
  ],
})

const ages = reasons({
  heading: 'What to do at each age',
  intro:
    'You don’t need everything at once. We’ll do the list for now and mark what comes with the next birthday.',
  purpose: 'features',
  points: [
    {
      title: 'Crawlers, 6–12 months',
      text: 'Everything on the floor is within reach. We look at stairs, cords, outlets, houseplants, pet bowls, the hearth edge, and anything on a tablecloth with a corner hanging down.',
    },
    {
      title: 'Toddlers, 1–3 years',
      text: 'They climb, pull, and open. We add furniture anchors, window stops, toilet and oven locks, anti-scald valves, and hinges that won’t pinch.',
    },
    {
      title: 'Preschoolers, 3–5 years',
      text: 'They reach keys and work latches. We add high bolts on the doors to the garage, the pool, and the street, locks for tools, and a rail for the big-kid bed.',
    },
  ],
})

const steps = process({
  heading: 'How a visit works',
  intro: 'You don’t have to crawl around the house. We’ll do the kneeling.',
  steps: [
    {
      title: 'Crawl the house',
      text: 'We go through it at your child’s height, with a short tube that shows what’s small enough to choke on and a level that shows which dresser leans.',
    },
    {
      title: 'Choose together',
      text: 'You’ll get a list in three parts: now, soon, and not needed. The last part is often the longest, and it saves you drawers of plastic.',
    },
    {
      title: 'Install it during a nap',
      text: 'We drill with a vacuum on the bit, count the screws back into the box, and don’t leave anything small on the carpet.',
    },
    {
      title: 'Pull on everything',
      text: 'You open each gate and lock until it’s easy. Then we pull on it like a two-year-old would, which is harder.',
    },
  ],
})

const oldPaint = notice({
  heading: 'If the house was built before 1978',
  urgency: 'safety',
  text: richText(
    paragraph`Old paint on windows and sills can have lead in it, and every time you open the window it makes a little dust at a child’s height. Wipe sills with a wet cloth and don’t sand anything.`,
    paragraph`We test before we drill into old trim, and we’d like you to have your pediatrician test your child. Peeling paint comes first on the list, before any gate.`,
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
    'Gates, anchors, locks, and window stops around Charlotte, fitted for the age your child is now. We’ll also tell you what you don’t need to buy.',
    picture('reno-open-staircase-hall.jpg'),
    'Get a free quote',
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
    'Tell us how old your child is and how many staircases you have, and we’ll bring the right gates. You’ll get the list and the price before we drill anything.',
  ),
  summary: 'Gates, anchors, locks, and window stops, fitted for crawlers, toddlers, and preschoolers.',
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
