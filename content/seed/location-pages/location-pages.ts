import type { LocationPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { fact, link, paragraph, richText } from '../rich-text.ts'
import { locationPage } from './location-page.ts'

const matthews = locationPage('matthews', {
  title: 'Getting to Matthews',
  hero: hero(
    'How we get to you in Matthews',
    'Here’s the way from our office, what slows us down, and what to tell us so the truck stops at the right driveway the first time.',
  ),
  directions: richText(
    paragraph`From the office, zip code ${fact('postalCode')}, Johnston Road takes us north to NC 51, and NC 51 does the rest: past Carmel Road and the shops at Providence Road, over the creek, until the name on the signs changes to Matthews Township Parkway. Downtown is a right turn toward Trade Street and the depot.`,
    paragraph`For the south and east of town, Weddington Road, Stallings, and the 28104 addresses, we take I-485 and get off at Providence Road, John Street, or Independence, whichever is closest to you.`,
    paragraph`We know what slows us down by the hour. NC 51 backs up at Providence from 7:30 a.m. and again after 4. Trade Street fills on market Saturdays and closes for the festival around Labor Day. Freight trains cross in the middle of town when they like. At those times we come in by Sam Newell Road or Pleasant Plains Road.`,
  ),
  arrival: richText(
    paragraph`Leave one space in the driveway, or tell us where the mail truck doesn’t need to stop. In cul-de-sacs we park facing out. If your HOA needs a contractor’s name at the gate or a notice before a dumpster comes, forward us the rule and we’ll write to them.`,
    paragraph`You’ll get a text when we leave the job before yours. If you’re coming to us, to choose tile or sign a drawing, call ${fact('phone')} first: the office is often a tailgate. For what we do in town, see the ${link('city-matthews', 'Matthews page')}.`,
  ),
  closing: closing(
    'Schedule a Matthews visit',
    'Send the address, the gate code if there is one, and the best hour. We’ll reply with a morning or an afternoon.',
  ),
  seo: seo(
    'Directions and Hours for Matthews, NC',
    'How our crew reaches Matthews, NC from Charlotte 28277: roads, travel time, busy hours, parking, zip codes, business hours, and prices.',
  ),
})

const mintHill = locationPage('mint-hill', {
  title: 'Getting to Mint Hill',
  hero: hero(
    'How we get to you in Mint Hill',
    'Getting to town is easy. On the last quarter mile of gravel, a good description helps.',
  ),
  directions: richText(
    paragraph`We start in ${fact('postalCode')} and take I-485 east, around Matthews, as far as Lawyers Road. A left there takes us to the middle of town, where Lawyers Road meets NC 51, which people here call Blair Road on one side and Matthews-Mint Hill Road on the other. For addresses along NC 218 and toward Union County we stay on the interstate one exit longer.`,
    paragraph`When I-485 stops, usually near the Independence interchange before nine, there’s a slower road that always moves: NC 51 all the way, through Matthews and across Idlewild Road. It has two lanes, school buses, and farm equipment, so we leave earlier and don’t hurry.`,
    paragraph`Branches come down on Brief Road and Bain School Road after ice, and the town festival closes the center for a weekend in May. We check the state’s road conditions page before the first truck goes out.`,
  ),
  arrival: richText(
    paragraph`Numbers on mailboxes are hard to read from a truck with a trailer. Tell us the color of the gate, which side the barn is on, and if the driveway loops. Tell us about a bridge, a culvert, or low limbs when we’re bringing lumber, and where the septic field is, because nothing heavy can cross it.`,
    paragraph`Dogs are welcome, and better indoors for the first ten minutes. Horses should know we’re coming too. For more about the work, see ${link('city-mint-hill', 'Mint Hill')}.`,
  ),
  closing: closing(
    'Schedule a Mint Hill visit',
    'Tell us the address and if a trailer can turn around. We’ll choose the truck to fit the driveway and give you a day.',
  ),
  seo: seo(
    'Directions and Hours for Mint Hill, NC',
    'How our crew reaches Mint Hill, NC 28227 from Charlotte 28277: roads, travel time, gravel driveways, gates, zip codes, hours, and prices.',
  ),
})

const pineville = locationPage('pineville', {
  title: 'Getting to Pineville',
  hero: hero(
    'How we get to you in Pineville',
    'Pineville is next door. It’s our shortest trip, and the one with the least parking at the end of it.',
  ),
  directions: richText(
    paragraph`Lancaster Highway leaves our zip code, ${fact('postalCode')}, on its western side and runs straight into town, where it becomes Polk Street and meets Main. It passes the Polk birthplace, and outside school hours it’s quick.`,
    paragraph`For the neighborhoods by the state line we cross Main Street and keep going west on NC 51. For the side near the mall we take I-485, one exit west, or NC 51 itself from Johnston Road. Which one depends on the time of day more than the map.`,
    paragraph`The mall decides the traffic. From Thanksgiving to the first week of January, NC 51 between Park Road and the interstate is worth avoiding after 10 a.m., so we get through earlier. Trains cross Main Street, and the gates stay down longer than you’d expect. In heavy rain Sugar Creek can flood the low roads, so we take the highway.`,
  ),
  arrival: richText(
    paragraph`In the mill village lots are narrow and driveways were made for smaller cars. We’ll bring one truck and park it where a stroller can still get by. On Main Street we unload at the back before the shops open, and move the truck to the public lot.`,
    paragraph`Townhome boards usually need our plate number and a time we’ll be done. Give us the manager’s address, and we’ll send both. If we need a visitor’s permit, tell us where to pick it up. For the rest of what we do here, see the ${link('city-pineville', 'Pineville page')}.`,
  ),
  closing: closing(
    'Schedule a Pineville visit',
    'We can often stop on the way home to look at one thing. Send the address, and tell us how late is too late to stop by.',
  ),
  seo: seo(
    'Directions and Hours for Pineville, NC',
    'How our crew reaches Pineville, NC 28134 from Charlotte 28277: roads, travel time, mall traffic, narrow lots, business hours, and prices.',
  ),
})

const huntersville = locationPage('huntersville', {
  title: 'Getting to Huntersville',
  hero: hero(
    'How we get to you in Huntersville',
    'The truck crosses the whole county before the rush. We leave early, stay the day, and load enough that nobody drives back for a hinge.',
  ),
  directions: richText(
    paragraph`From ${fact('postalCode')} we take I-485 west to I-77 and go north past Uptown. Gilead Road is the exit for the old center, Vermillion, and everything toward the railroad; Sam Furr Road, NC 73, is the one for Birkdale, Northstone, and the lake. Skybrook is so far east that we get there by I-485 and Prosperity Church Road or NC 115 instead.`,
    paragraph`I-77 has toll lanes beside the free ones, and their price follows the traffic. We use them when you have water on the floor, and the rest of the time we leave before six. The west side of I-485 is longer on the map and often shorter on the clock, and Beatties Ford Road keeps moving when both are jammed.`,
    paragraph`Summer Fridays belong to boats. From two o’clock NC 73 backs up across the interstate, so we order deliveries for the morning. In winter the bridges freeze before the roads do.`,
  ),
  arrival: richText(
    paragraph`Tell us if your garage is on the street or the alley; in Vermillion and Monteith Park we come to the back. Gatehouses need a name and a license plate the day before. If you’re on the lake, tell us how steep the driveway is and if there’s a lift or a boat trailer on it.`,
    paragraph`We group north-side jobs, so we’ll start close to the time we gave you. We’ll text you from the exit. For the town and its houses, see the ${link('city-huntersville', 'Huntersville page')}.`,
  ),
  closing: closing(
    'Schedule a Huntersville visit',
    'Send the address and which door we should come to, street or alley. We’ll reply with the next north-side day and the hour we’ll leave home.',
  ),
  seo: seo(
    'Directions and Hours for Huntersville',
    'How our crew reaches Huntersville, NC 28078 from Charlotte 28277: roads, travel time, toll lanes, gates, alleys, business hours, and prices.',
  ),
})

/** The pages about the way to a town. */
export const locationPages: Seed<LocationPage>[] = [matthews, mintHill, pineville, huntersville]
