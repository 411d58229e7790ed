import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { process, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Wood we cut, fit and fix',
  cards: [
    {
      title: 'Trim and molding',
      text: 'Base, casing and crown, coped at the corners so that joints stay shut when the heat comes on.',
    },
    {
      title: 'Built-ins and shelves',
      text: 'Bookcases, window seats and closets, scribed to the wall and anchored where it counts.',
    },
    {
      title: 'Rot repair',
      text: 'Sills, fascia, porch posts and door frames: cut back to sound wood, primed on all sides, flashed.',
    },
    {
      title: 'Stairs and rails',
      text: 'Squeaks, loose balusters, worn treads, and rails brought to the height the code asks for.',
    },
    {
      title: 'Decks and porches',
      text: 'Boards, joists, steps and screens, with hardware made for treated lumber.',
      price: 'price-deck-staining',
    },
  ],
})

const steps = process({
  heading: 'How a piece gets made',
  steps: [
    {
      title: 'Measure twice',
      text: 'Wall, floor and ceiling, top and bottom, because no two of them agree.',
    },
    {
      title: 'Show you the profile',
      text: 'A sample of the molding or shelf edge, held in place before we buy the rest.',
    },
    {
      title: 'Fit, fasten, fill',
      text: 'Cut outside, dry-fitted, fastened to framing, nail holes filled and sanded.',
    },
    { title: 'Finish', text: 'Primed, painted or oiled to match, and the sawdust leaves with us.' },
  ],
})

/** The page of carpentry and its card. */
export const carpentry: Seed<Service> = {
  _id: 'service-carpentry',
  _type: 'service',
  title: 'Carpentry',
  slug: slug('carpentry'),
  category: ref('service-handyman'),
  hero: hero(
    'Carpentry that fits a house out of square',
    'Trim, shelves, stairs, rot and porches around Charlotte, cut to the room as it is and finished to match.',
    picture('detail-deck.jpg'),
  ),
  sections: [work, steps],
  closing: closing(
    'What is loose, rotten or missing?',
    'Send a photo with a tape in it. We answer with a price and a sample.',
  ),
  summary: 'Trim, built-ins, stairs, rot repair and porches, cut to the room as it is.',
  picture: picture('detail-deck.jpg'),
  cardPrice: ref('price-handyman'),
  seo: seo(
    'Carpentry in Charlotte, NC | Crown & Level',
    'Trim, built-ins, stairs, rot repair, decks and porches around Charlotte. Cut to fit old houses, finished to match, free written estimates.',
  ),
}
