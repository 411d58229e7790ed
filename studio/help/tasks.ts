import { lake } from '../environment.ts'
import { document, FOR_GOOGLE, newDocument, type Place, photosOfJob, screen } from '../home/jobs.ts'

/** Names of buttons and fields stand in “these marks”: a test looks for each of them in the Studio. */
export type Task = { title: string; steps: readonly string[]; place: Place }

const task = (title: string, place: Place, steps: readonly string[]): Task => ({ title, place, steps })

/** Where Sanity keeps the content, it sees to logins. */
const logInByFace = task('Log in with your face or finger', screen('/account'), [
  'Open the menu and tap “Account”, then tap “Use my face, finger, or PIN”.',
  'Your phone asks the way it does when you unlock it. Then print your recovery codes: they let you in if you lose the phone.',
  'Tap “Switch my password off” if you don’t want one anymore.',
  'Lost a phone? Tap “Remove” next to it, and “Log out” under “Where you’re logged in”.',
])

/** What the owner does most, each in a few steps. */
export const tasks: readonly Task[] = [
  task('Change a price', screen('/prices'), [
    'On “Home”, tap “Change a price”.',
    'Find the price and type the new amount, or tap “Paste many prices” for a whole list. Below it, you’ll see what your website will say.',
    'Tap “Publish 1 price”, take one more look, and tap “Publish now”.',
    'A green line tells you when it’s on your website.',
  ]),
  task('Raise all prices of a trade', screen('/prices'), [
    'On “Home”, tap “Change a price”.',
    'Check the box next to the trade, such as Painting. That picks all its prices.',
    'Tap “Raise or lower 4 prices”, type the percentage, and choose how to round.',
    'Publish them all at once. “Undo” takes them all back at once, too.',
  ]),
  task('Make an offer, or change a price from a day on', screen('/prices'), [
    'For an offer: on “Home”, tap “Change a price”, then “Make an offer” next to it. Type the amount and tap “Put it on the website”.',
    'For a raise: tap the name of the price, and “Add item” under “New amounts and offers, with dates”. Then tap “Publish”.',
    'Your website changes by itself on that day, and back again when an offer is over.',
    'Plans and parts of pages have days as well: “On the website from” and “On the website until”.',
  ]),
  task('Say how long a visit takes', screen('/prices'), [
    'On “Home”, tap “Change a price”, then the name of the job.',
    'Under “How long the visit takes”, type it the way you’d say it, such as 1–2 hours.',
    'Tap “Publish”. The price list, the job’s page, and every estimate say it.',
  ]),
  task('Say how to pay over time', document('business'), [
    'On “Home”, tap “Company details”, and go to “Paying over time”.',
    'Read the “Paragraph” and make it yours. It’s fine to say that you don’t lend.',
    'Turn on “Show the paragraph” and tap “Publish”. It’s below your plans and your estimate.',
  ]),
  task('Put a visit into your calendar', document('openingHours'), [
    'A customer’s email names up to two half-days that suit them, with a link after each. Tap the one that suits you, too.',
    'Your phone asks if it should go into your calendar. Nothing is booked until you call or write back.',
    'Customers can’t choose days when you’re closed. Keep “Week” and “Holidays and vacation” up to date.',
  ]),
  task('Close for a day', screen('/home'), [
    'On “Home”, below the jobs, tap the day, such as “Friday”.',
    'Tap “Closed”, “Half day”, or “By appointment”. It’s on your website in seconds, and “Undo” takes it back.',
    'For holidays and vacations, tap “Hours and holidays”. There you can type the reason, too.',
  ]),
  task('Put a notice on every page', screen('/home'), [
    'On “Home”, below the jobs, tap “Put a notice on every page”.',
    'Type what it says, such as that your phones are down until noon, and choose when it ends. It comes down by itself.',
    'Tap “Put it up”. To end it sooner, tap “Take it down”.',
  ]),
  task('Change your weekly hours', document('openingHours'), [
    'On “Home”, tap “Hours and holidays”.',
    'Under “Week”, type the times the way you’d say them: 8am, noon, 6:30 pm. Or choose “By appointment” or “Closed”.',
    'At the end of the row, you can copy them to other days. At the top, you’ll see what visitors see this week.',
    'Tap “Publish”. Your header, your contact page, and search engines get the new hours.',
  ]),
  task('Add a photo of a job', photosOfJob, [
    'On “Home”, tap “Add a photo of a job”, and choose one or several. The first is the large one.',
    'Tap the “Trade” and the “Town”. The “Name” and what each photo shows follow. Type over them if you know better.',
    'For “Before and after”, tap the photo from before the work, then the one from after.',
    'Tap “Publish”. It’s first in your gallery. Without a signal, your photos wait on this device until you have one.',
  ]),
  task('Ask for a review', screen('/structure/ask-for-a-review'), [
    'On “Home”, tap “Ask for a review”. The first time, paste the link where customers write reviews, and tap “Save the link”.',
    'Type the “Customer’s first name”, then tap “Text it” or “Copy”. Change “Your words” once, and this device keeps them.',
    '“Print 4 cards” makes cards to leave behind. Ask every customer, not only the happy ones: the FTC and Google want it so.',
    'For a yard sign or a door hanger, choose a trade or a town under “What is it about?”. The code leads to its page.',
  ]),
  task('Add a review', newDocument('review'), [
    'On “Home”, tap “Add a review”.',
    'Fill in the “Customer”, the “Stars”, and “Their words”, exactly as they wrote them.',
    'Under “Which town?”, “Which job?”, or both, choose what it’s about. Those pages show it on their own.',
    'Change the “Date” if they didn’t write it today, and tap “Publish”.',
  ]),
  task('Answer a question', newDocument('faq'), [
    'On “Home”, tap “Answer a question”.',
    'Type the “Question” the way a customer would ask it, then the “Answer”. Get to the point in the first sentence.',
    'Under “Which job?”, choose what it’s about, and tap “Publish”. That job’s page shows it on its own.',
  ]),
  task('Keep Google up to date', screen(FOR_GOOGLE), [
    'On “Home”, tap “For Google”, and open your Business Profile on Google beside it.',
    'Tap a line to copy it, or “Copy the week”, “Copy all areas”, or “Copy all jobs”, and paste it there.',
    'When your hours change, “Needs you” on “Home” reminds you once.',
    '“Print the phone sheet” makes a page for whoever answers: what you charge, and how soon you come.',
  ]),
  task('Change your phone number', document('business'), [
    'On “Home”, tap “Company details”.',
    'Type the “Phone number” any way you like. The website adds the parentheses and the dash.',
    'Tap “Publish”. Every page has it within seconds.',
  ]),
  task('See if it’s on your website', screen('/home'), [
    'Open what you published. It’s under “Last published” on “Home”.',
    'Above the form, you’ll see when it went live, and on how many pages.',
    'Tap “Show”, then tap a page to look at it.',
  ]),
  task('Undo what you published', screen('/home'), [
    'Open what you published and tap the three dots next to “Publish”.',
    'Tap “Undo the last publish”. You’ll see what changes back. Tap “Undo”.',
    'Your website is back to what it showed before.',
  ]),
  task('See who changed what', screen('/structure/who-changed-what'), [
    'On “Home”, below “Last published”, tap “Who changed what”.',
    'You’ll see who published what and when, with the words from before and after.',
    '“Undo” takes one of them back. What was changed later stays.',
  ]),
  task('Take something off your website', screen('/structure/deleted'), [
    'Open it and tap the three dots next to “Publish”.',
    '“Hide from the website” keeps it for next season, and links to it go along. “Show on the website” brings all of it back.',
    '“Delete” throws it away. You can get it back for 90 days: tap “Everything else”, “Deleted”, and “Bring back”.',
  ]),
  task('Get ready to go live', screen('/structure/before-you-go-live'), [
    'On “Home”, open “Make it yours”, and do one step after the other: your name, hours, prices, towns, photos, reviews.',
    '“Before you go live” lists everything else we made up. Tap a line, fill in your own, and switch “Sample” off.',
    '“Remove what we made up” takes projects, reviews, and numbers you don’t need off your website. “Undo: bring them back” undoes it.',
  ]),
  ...(lake.isEmbedded ? [logInByFace] : []),
]
