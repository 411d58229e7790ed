import type { Place } from '../home/jobs.ts'

/** Names of buttons and fields stand in “these marks”: a test looks for each of them in the Studio. */
export type Task = { title: string; steps: readonly string[]; place: Place }

const screen = (path: string): Place => ({ on: 'screen', path })
const document = (type: string): Place => ({ on: 'document', type })
const newDocument = (type: string): Place => ({ on: 'newDocument', type })

/** What the owner does most, each in a few steps. */
export const tasks: readonly Task[] = [
  {
    title: 'Change a price',
    steps: [
      'On “Home”, tap “Change a price”.',
      'Find the price and type the new amount. Below it you read what your website will say.',
      'Tap “Publish 1”, look once more, and tap “Publish now”.',
      'A green line says since when it is on your website.',
    ],
    place: screen('/prices'),
  },
  {
    title: 'Raise all prices of a trade',
    steps: [
      'On “Home”, tap “Change a price”.',
      'Check the box beside the trade, such as Painting. It chooses all its prices.',
      'Tap “Raise or lower 4”, type the percentage and choose how to round.',
      'Publish them together. “Undo” takes all of them back together.',
    ],
    place: screen('/prices'),
  },
  {
    title: 'Close for a day',
    steps: [
      'On “Home”, tap “Hours and holidays”.',
      'At “Public holidays”, tap “Closed” or “Open half a day”.',
      'For other days tap “Another day” or “Several days, such as a vacation”, and write the reason.',
      'Tap “Publish”.',
    ],
    place: document('openingHours'),
  },
  {
    title: 'Change your weekly hours',
    steps: [
      'On “Home”, tap “Hours and holidays”.',
      'At “Week”, write the times of a day as you say them: 8am, noon, 6:30 pm. Or choose “By appointment” or “Closed”.',
      'At the end of the row you can copy them to other days. On top you read what visitors see this week.',
      'Tap “Publish”. Header, contact page and search engines follow.',
    ],
    place: document('openingHours'),
  },
  {
    title: 'Add a photo of a job',
    steps: [
      'On “Home”, tap “Add a photo of a job”.',
      'Give the job a “Name” and a “Category”, and tap “Add photos” for one or several at once.',
      'Below each photo, say in one sentence what it shows: blind visitors hear it.',
      'Fill in “Text”, “Place”, “How long it took” and “Features” if you like, then tap “Publish”. It comes first in the gallery.',
    ],
    place: newDocument('project'),
  },
  {
    title: 'Add a review',
    steps: [
      'On “Home”, tap “Add a review”.',
      'Put in the “Customer”, the “Stars” and “Their words” exactly as they wrote them.',
      'Choose “Which town?” or “Which job?”, or both: their pages show it by themselves.',
      'Change the “Date” if it is not of today, and tap “Publish”.',
    ],
    place: newDocument('review'),
  },
  {
    title: 'Answer a question',
    steps: [
      'On “Home”, tap “Answer a question”.',
      'Write the “Question” as a customer asks it, and the “Answer” in the first sentence.',
      'Choose “Which job?”, and tap “Publish”: the page of that service shows it by itself.',
    ],
    place: newDocument('faq'),
  },
  {
    title: 'Change your phone number',
    steps: [
      'On “Home”, tap “Company details”.',
      'Write the “Phone number” as you like: the website puts brackets and dash where people expect them.',
      'Tap “Publish”. Every page follows within seconds.',
    ],
    place: document('business'),
  },
  {
    title: 'See whether it is on your website',
    steps: [
      'Open what you published, for example from “Published last” on “Home”.',
      'Above the form it says since when it is on your website, and on how many pages.',
      'Tap “Show” and then a page to look at it.',
    ],
    place: screen('/home'),
  },
  {
    title: 'Undo what you published',
    steps: [
      'Open what you published and tap the small arrow beside “Publish”.',
      'Tap “Undo the last publish”. It says what changes back; tap “Undo”.',
      'Your website shows again what it showed before.',
    ],
    place: screen('/home'),
  },
  {
    title: 'Take something off your website',
    steps: [
      'Open it and tap the small arrow beside “Publish”.',
      '“Hide from the website” keeps it for next season: publish it to show it again.',
      '“Delete” throws it away. For 90 days you can bring it back: tap “Everything else”, then “Deleted”, then “Bring back”.',
    ],
    place: screen('/structure/deleted'),
  },
  {
    title: 'Get ready to go live',
    steps: [
      'On “Home”, look at “Sample content”, and tap “Before you go live”.',
      'It lists what was made up, with the reason. Tap a line, put in your own, and switch “Sample” off.',
      '“Remove all sample reviews” does that for all reviews in one go.',
    ],
    place: screen('/structure/before-you-go-live'),
  },
]
