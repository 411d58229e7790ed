import type { LocationPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { fact, link, paragraph, richText } from '../rich-text.ts'
import { locationPage } from './location-page.ts'

const matthews = locationPage('matthews', {
  title: 'Getting to Matthews',
  hero: hero(
    'How we get to you in Matthews',
    'The way from our office, what holds us up, and what to tell us so that the truck stops at the right driveway the first time.',
  ),
  directions: richText(
    paragraph`From the office, zip code ${fact('postalCode')}, Johnston Road takes us north to NC 51, and NC 51 does the rest: past Carmel Road and the shops at Providence Road, over the creek, until the name on the signs changes to Matthews Township Parkway. Downtown is a right turn toward Trade Street and the depot.`,
    paragraph`For the south and east of town, Weddington Road, Stallings, and the 28104 addresses, we go by I-485 and leave at Providence Road, John Street, or Independence, whichever is nearer your gate.`,
    paragraph`What slows us down is known by the hour. NC 51 stands at Providence from half past seven and again from four. Trade Street fills on market Saturdays and closes for the festival around Labor Day. Freight trains cross in the middle of town when they like. For those times we come in by Sam Newell Road or Pleasant Plains Road.`,
  ),
  arrival: richText(
    paragraph`Leave one space in the drive, or tell us where the mail truck doesn’t need to stop. In cul-de-sacs we park with the nose out. If your association wants a contractor’s name at the gate or a notice before a dumpster comes, forward us the rule and we write to them.`,
    paragraph`You’ll get a text when we leave the job before yours. If it’s you who’s coming to us, to choose tile or sign a drawing, call ${fact('phone')} first: the office is often a tailgate. What we do in town is on the ${link('city-matthews', 'Matthews page')}.`,
  ),
  closing: closing(
    'Where should we park?',
    'Send the address, the gate code if there’s one, and the best hour. We’ll reply with a morning or an afternoon.',
  ),
  seo: seo(
    'Directions and Hours for Matthews, NC',
    'How our crew reaches Matthews, NC from Charlotte 28277: roads, travel time, busy hours, parking, zip codes, opening hours, and prices.',
  ),
})

const mintHill = locationPage('mint-hill', {
  title: 'Getting to Mint Hill',
  hero: hero(
    'The way to Mint Hill, down to the end of your drive',
    'Getting to the town is easy. The last quarter mile of gravel is where a good description helps.',
  ),
  directions: richText(
    paragraph`We start in ${fact('postalCode')} and take I-485 east, around Matthews, as far as Lawyers Road. A left there leads into the middle of town, where Lawyers Road meets NC 51, which people here call Blair Road on one side and Matthews-Mint Hill Road on the other. For addresses along NC 218 and toward Union County we stay on the interstate one exit longer.`,
    paragraph`When I-485 stands still, most often near the Independence interchange before nine, there’s a slower road that always moves: NC 51 all the way, through Matthews, and across Idlewild Road. It has two lanes, school buses, and farm equipment, so we leave earlier and don’t hurry.`,
    paragraph`Branches come down on Brief Road and Bain School Road after ice, and the town festival closes the center for a weekend in May. We read the county’s road page before the first truck goes out.`,
  ),
  arrival: richText(
    paragraph`Numbers on mailboxes are hard to read from a truck with a trailer. Tell us the color of the gate, which side the barn stands on, and whether the drive loops. A bridge or culvert on it matters when lumber is delivered; so do low limbs and where the septic field lies, since nothing heavy may cross it.`,
    paragraph`Dogs are welcome and better indoors for the first ten minutes. Horses should know we’re coming too. More about the work is on the page about ${link('city-mint-hill', 'Mint Hill')}.`,
  ),
  closing: closing(
    'Can a trailer turn around?',
    'Tell us that and the address. We’ll choose the truck to suit the drive and give you a day.',
  ),
  seo: seo(
    'Directions and Hours for Mint Hill, NC',
    'How our crew reaches Mint Hill, NC 28227 from Charlotte 28277: roads, travel time, gravel drives, gates, zip codes, hours, and prices.',
  ),
})

const pineville = locationPage('pineville', {
  title: 'Getting to Pineville',
  hero: hero(
    'Pineville is next door to our office',
    'It’s the shortest of our trips and the one with the least parking at the end of it. Both are worth knowing.',
  ),
  directions: richText(
    paragraph`Lancaster Highway leaves our zip code, ${fact('postalCode')}, on its western side and runs straight into town, where it becomes Polk Street and meets Main. It passes the Polk birthplace, and outside school hours nothing on it takes long.`,
    paragraph`For the neighborhoods by the state line we cross Main Street and go on west by NC 51. For the side near the mall we use I-485, one exit west, or NC 51 itself from Johnston Road. Which of the two depends on the clock more than on the map.`,
    paragraph`The mall decides the traffic. From Thanksgiving to the first week of January NC 51 between Park Road and the interstate is to be avoided after ten, and we’re through before. Trains cross Main Street at grade, and the gates stay down longer than you expect. In heavy rain Sugar Creek can reach the low roads; then we come by the highway.`,
  ),
  arrival: richText(
    paragraph`In the mill village lots are narrow and drives were made for smaller cars. One truck comes, and it stops where a stroller can still pass. On Main Street we unload at the back before the shops open, and move the truck to the public lot.`,
    paragraph`Townhome boards usually want the plate number and a stop time. Give us the manager’s address and we send both. If you hold a visitor’s permit, leave it under the mat. The rest of what we do here is on the ${link('city-pineville', 'Pineville page')}.`,
  ),
  closing: closing(
    'A quarter hour to spare?',
    'For a look at one thing we can often stop on the way home. Send the address and a photo, and tell us how late you are up.',
  ),
  seo: seo(
    'Directions and Hours for Pineville, NC',
    'How our crew reaches Pineville, NC 28134 from Charlotte 28277: roads, travel time, mall traffic, narrow lots, opening hours, and prices.',
  ),
})

const huntersville = locationPage('huntersville', {
  title: 'Getting to Huntersville',
  hero: hero(
    'From the south side to Huntersville, before the rush',
    'The truck crosses the whole county. We make the trip early, stay the day, and load enough that nobody drives back for a hinge.',
  ),
  directions: richText(
    paragraph`From ${fact('postalCode')} we take I-485 west to I-77 and go north past Uptown. Gilead Road is the exit for the old center, Vermillion, and everything toward the railroad; Sam Furr Road, NC 73, is the one for Birkdale, Northstone, and the lake. Skybrook lies so far east that we reach it by I-485 and Prosperity Church Road or NC 115 instead.`,
    paragraph`I-77 has toll lanes beside the free ones and their price follows the traffic. We use them when a customer has water on the floor and otherwise leave before six. The western arc of I-485 is longer by the map and often shorter by the clock, and Beatties Ford Road stays open when both have failed.`,
    paragraph`Summer Fridays belong to boats. From two o’clock NC 73 backs up across the interstate, so deliveries are ordered for the morning. In winter the bridges freeze before the roads do.`,
  ),
  arrival: richText(
    paragraph`Say whether your garage is on the street or the alley; in Vermillion and Monteith Park we come to the back. Gate houses want a name and a plate the day before. By the water, tell us how steep the drive is and whether a lift or a boat trailer stands on it.`,
    paragraph`North-side jobs are grouped, so your start time is close to what we say and your end time depends on who comes after you. A text goes out from the exit. The town and its houses are described on the ${link('city-huntersville', 'Huntersville page')}.`,
  ),
  closing: closing(
    'Front street or back alley?',
    'Send the address and which door we should come to. You’ll get the next north-side day and the hour we leave home.',
  ),
  seo: seo(
    'Directions and Hours for Huntersville',
    'How our crew reaches Huntersville, NC 28078 from Charlotte 28277: roads, travel time, toll lanes, gates, and alleys, opening hours, prices.',
  ),
})

/** The pages about the way to a town. */
export const locationPages: Seed<LocationPage>[] = [matthews, mintHill, pineville, huntersville]
