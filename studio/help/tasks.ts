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
      'Find the price and type the new amount. Below it, you’ll see what your website will say.',
      'Tap “Publish 1”, take one more look, and tap “Publish now”.',
      'A green line tells you when it’s on your website.',
    ],
    place: screen('/prices'),
  },
  {
    title: 'Raise all prices of a trade',
    steps: [
      'On “Home”, tap “Change a price”.',
      'Check the box next to the trade, such as Painting. That picks all its prices.',
      'Tap “Raise or lower 4”, type the percentage, and choose how to round.',
      'Publish them all at once. “Undo” takes them all back at once, too.',
    ],
    place: screen('/prices'),
  },
  {
    title: 'Close for a day',
    steps: [
      'On “Home”, tap “Hours and holidays”.',
      'Under “Federal holidays”, tap “Closed” or “Half day”.',
      'For other days, tap “Another day” or “Several days, such as a vacation”, and type the reason.',
      'Tap “Publish”.',
    ],
    place: document('openingHours'),
  },
  {
    title: 'Change your weekly hours',
    steps: [
      'On “Home”, tap “Hours and holidays”.',
      'Under “Week”, type the times the way you’d say them: 8am, noon, 6:30 pm. Or choose “By appointment” or “Closed”.',
      'At the end of the row, you can copy them to other days. At the top, you’ll see what visitors see this week.',
      'Tap “Publish”. Your header, your contact page, and search engines get the new hours.',
    ],
    place: document('openingHours'),
  },
  {
    title: 'Add a photo of a job',
    steps: [
      'On “Home”, tap “Add a photo of a job”.',
      'Give the job a “Name” and a “Category”, and tap “Add photos” for one or several at once.',
      'Below each photo, say in one sentence what it shows. Blind visitors hear it.',
      'Fill in “Text”, “Place”, “How long it took”, and “Features” if you like, and tap “Publish”. It’s first in your gallery.',
    ],
    place: newDocument('project'),
  },
  {
    title: 'Add a review',
    steps: [
      'On “Home”, tap “Add a review”.',
      'Fill in the “Customer”, the “Stars”, and “Their words”, exactly as they wrote them.',
      'Under “Which town?”, “Which job?”, or both, choose what it’s about. Those pages show it on their own.',
      'Change the “Date” if they didn’t write it today, and tap “Publish”.',
    ],
    place: newDocument('review'),
  },
  {
    title: 'Answer a question',
    steps: [
      'On “Home”, tap “Answer a question”.',
      'Type the “Question” the way a customer would ask it, then the “Answer”. Get to the point in the first sentence.',
      'Under “Which job?”, choose what it’s about, and tap “Publish”. That job’s page shows it on its own.',
    ],
    place: newDocument('faq'),
  },
  {
    title: 'Change your phone number',
    steps: [
      'On “Home”, tap “Company details”.',
      'Type the “Phone number” any way you like. The website adds the parentheses and the dash.',
      'Tap “Publish”. Every page has it within seconds.',
    ],
    place: document('business'),
  },
  {
    title: 'See if it’s on your website',
    steps: [
      'Open what you published. It’s under “Last published” on “Home”.',
      'Above the form, you’ll see when it went live, and on how many pages.',
      'Tap “Show”, then tap a page to look at it.',
    ],
    place: screen('/home'),
  },
  {
    title: 'Undo what you published',
    steps: [
      'Open what you published and tap the three dots next to “Publish”.',
      'Tap “Undo the last publish”. You’ll see what changes back. Tap “Undo”.',
      'Your website is back to what it showed before.',
    ],
    place: screen('/home'),
  },
  {
    title: 'Take something off your website',
    steps: [
      'Open it and tap the three dots next to “Publish”.',
      '“Hide from the website” keeps it for next season. Publish it when you want it back.',
      '“Delete” throws it away. You can get it back for 90 days: tap “Everything else”, “Deleted”, and “Bring back”.',
    ],
    place: screen('/structure/deleted'),
  },
  {
    title: 'Get ready to go live',
    steps: [
      'On “Home”, look at “Sample content”, and tap “Before you go live”.',
      'You’ll see everything we made up to get you started. Tap a line, fill in your own, and switch “Sample” off.',
      '“Remove all sample reviews” takes out all the made-up reviews at once.',
    ],
    place: screen('/structure/before-you-go-live'),
  },
]
