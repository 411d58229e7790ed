import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'
import { notice, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'What we fasten, cover, and close',
  intro: 'Every part is screwed to something solid and can be opened by a grown-up with one hand.',
  cards: [
    {
      title: 'Stair gates',
      text: 'Screwed to wood at the top of every stair, without a bar across the floor to trip on. Pressure gates are for doorways, never for stairs.',
      features: ['Clamps that spare a turned newel', 'Filler strips over thick baseboards'],
    },
    {
      title: 'Furniture and television anchors',
      text: 'Dressers, bookcases, cribs, and screens tied to studs with steel straps. Drawers are a ladder to anyone under three feet tall.',
      features: ['Heavy things moved low', 'Straps shown to you, and how to test them'],
    },
    {
      title: 'Cabinet and drawer locks',
      text: 'Magnetic locks that don’t show, on the doors that matter: under the sinks, medicine, knives, and the bar. One cabinet stays open, with pots.',
    },
    {
      title: 'Outlets and cords',
      text: 'Tamper-resistant outlets in place of plastic plugs that small fingers pull out and small mouths try. Loose cords are clipped behind furniture.',
      price: 'price-electrical-basic',
    },
    {
      title: 'Windows and blinds',
      text: 'Stops that let a sash open less than four inches, with a release for a fire. Looped blind cords are cut away or tied high the same day.',
    },
    {
      title: 'Railings and decks',
      text: 'A baluster gap that lets a soda can through is too wide. We add a clear panel inside the rail, and a latch above reach on the gate to the yard.',
    },
  ],
})

const ages = reasons({
  heading: 'Three ages, three lists',
  intro:
    'A house doesn’t need everything at once. We do the list for now and mark what comes with the next birthday.',
  purpose: 'features',
  points: [
    {
      title: 'Crawlers, 6-12 months',
      text: 'The floor is the world. Stairs, cords, outlets, houseplants, pet bowls, the hearth edge, and anything that stands on a cloth with a corner hanging down.',
    },
    {
      title: 'Toddlers, 1-3 years',
      text: 'They climb, pull, and open. Furniture anchors, window stops, toilet, and oven locks, anti-scald valves, and doors that swing shut on fingers.',
    },
    {
      title: 'Preschoolers, 3-5 years',
      text: 'They reach keys and work latches. High bolts on the doors to the garage, the pool, and the street, locked tools, and a bed rail for the big bed.',
    },
  ],
})

const steps = process({
  heading: 'A visit on your knees',
  intro: 'We do the kneeling.',
  steps: [
    {
      title: 'Crawl the house',
      text: 'We go through it at the height of the child, with a short tube that tells what fits into a throat and a level that tells which dresser leans.',
    },
    {
      title: 'Choose together',
      text: 'You’ll get a list in three parts: now, soon, not needed. The last part is often the longest, and it saves you drawers of plastic.',
    },
    {
      title: 'Fit it during a nap',
      text: 'Holes are drilled with a vacuum on the bit, screws counted back into the box, and nothing small stays on the carpet.',
    },
    {
      title: 'Pull on everything',
      text: 'You open each gate and lock until it’s easy. Then we pull on it as a two-year-old would, which is harder.',
    },
  ],
})

const oldPaint = notice({
  heading: 'If the house was built before 1978',
  urgency: 'safety',
  text: richText(
    paragraph`Old paint on window sashes and sills can hold lead, and every opening of the window makes a little dust at the height of a child. Wipe sills with a wet cloth and don’t sand anything.`,
    paragraph`We test before we drill into old trim, and we ask you to have your pediatrician test the child. Peeling paint comes first on the list, before any gate.`,
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
    'Gates, anchors, locks, and window stops around Charlotte, fitted for the age your child is now. We also tell you what you don’t need to buy.',
    picture('reno-open-staircase-hall.jpg'),
  ),
  sections: [
    work,
    ages,
    steps,
    oldPaint,
    questions({
      heading: 'Questions from the nursery',
      items: ['faq-baby-when', 'faq-baby-walls', 'faq-baby-renting', 'faq-baby-water'],
    }),
  ],
  closing: closing(
    'How old is your child, and how many stairs are there?',
    'Tell us both and we bring the right gates. You’ll get the list and the price before anything is drilled.',
  ),
  summary: 'Gates, anchors, locks, and window stops, fitted for crawlers, toddlers, and preschoolers.',
  picture: picture('reno-open-staircase-hall.jpg'),
  seo: seo(
    'Babyproofing in Charlotte, NC',
    'Stair gates, furniture anchors, cabinet locks, and window stops around Charlotte, chosen for your child’s age and screwed to something solid.',
    'babyproofing Charlotte',
    'childproofing',
    'stair gate installation',
    'furniture anchoring',
  ),
}
