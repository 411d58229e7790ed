import type { LocationPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { fact, link, paragraph, richText } from '../rich-text.ts'
import { locationPage } from './location-page.ts'

const matthews = locationPage('matthews', {
  title: 'Getting to Matthews',
  hero: hero(
    'How we get to you in Matthews',
    'How far we are, what can slow us down, and what to tell us before we come.',
  ),
  directions: richText(
    paragraph`From our office in zip code ${fact('postalCode')}, we take Johnston Road north to NC 51, which turns into Matthews Township Parkway. Downtown is a right turn toward Trade Street and the depot.`,
    paragraph`For Weddington Road, Stallings, and 28104 addresses, we take I-485 and get off at Providence Road, John Street, or Independence.`,
    paragraph`NC 51 backs up at Providence from 7:30 a.m. and again after 4. Trade Street fills up on market Saturdays and closes for the festival around Labor Day. We know the back ways around both, and we plan for the trains.`,
  ),
  arrival: richText(
    paragraph`Please leave us a spot in the driveway. If your HOA needs our name at the gate or a notice before a dumpster comes, let us know and we’ll contact them.`,
    paragraph`We’ll text you when we’re on the way. We’re usually out on a job, so call ${fact('phone')} before you stop by to pick out tile or go over a drawing. For more about our work in town, see the ${link('city-matthews', 'Matthews page')}.`,
  ),
  closing: closing(
    'Schedule a Matthews visit',
    'All we need is your address, the gate code if there is one, and the best time of day.',
  ),
  seo: seo(
    'Directions and Hours for Matthews, NC',
    'How we get to Matthews, NC from Charlotte 28277: roads, travel time, busy hours, parking, zip codes, business hours, and prices.',
  ),
})

const mintHill = locationPage('mint-hill', {
  title: 'Getting to Mint Hill',
  hero: hero(
    'How we get to you in Mint Hill',
    'Most of the drive is easy. If your last quarter mile is gravel, tell us where to turn.',
  ),
  directions: richText(
    paragraph`From our office in zip code ${fact('postalCode')}, we take I-485 east to Lawyers Road, and a left takes us to the middle of town. For NC 218 and addresses toward Union County, we go one exit farther.`,
    paragraph`I-485 often backs up near Independence before nine. When I-485 is backed up, we take NC 51 through Matthews, which isn’t fast but keeps moving.`,
    paragraph`Ice storms bring branches down on the back roads, and the town festival closes downtown for a weekend in May. We check road conditions before we head out.`,
  ),
  arrival: richText(
    paragraph`Numbers on mailboxes are hard to read from a truck with a trailer. Tell us the color of the gate, which side the barn is on, and if the driveway loops. If we’re bringing lumber, let us know about low limbs or a small bridge. Tell us where the septic field is, too, because we can’t drive over it.`,
    paragraph`Please keep dogs inside for the first ten minutes, and let us know if you have horses. For more about our work in town, see the ${link('city-mint-hill', 'Mint Hill page')}.`,
  ),
  closing: closing(
    'Schedule a Mint Hill visit',
    'Give us the address, and let us know if a trailer can turn around in your driveway. We’ll give you a day.',
  ),
  seo: seo(
    'Directions and Hours for Mint Hill, NC',
    'How we get to Mint Hill, NC 28227 from Charlotte 28277: roads, travel time, gravel driveways, gates, zip codes, hours, and prices.',
  ),
})

const pineville = locationPage('pineville', {
  title: 'Getting to Pineville',
  hero: hero('How we get to you in Pineville', 'Pineville is our shortest drive, but parking is tight.'),
  directions: richText(
    paragraph`From our office in zip code ${fact('postalCode')}, Lancaster Highway runs straight into town, where it becomes Polk Street and meets Main.`,
    paragraph`For the neighborhoods by the state line, we keep going west on NC 51. For the side of town near the mall, we take I-485 or NC 51, whichever is faster that day.`,
    paragraph`From Thanksgiving to early January, mall traffic on NC 51 is bad after 10 a.m., so we come earlier. Trains cross Main Street, and in heavy rain Sugar Creek can flood the low roads.`,
  ),
  arrival: richText(
    paragraph`In the mill village, lots are narrow and driveways are small, so we bring just one truck. On Main Street, we unload in back before the shops open and move the truck to the public lot.`,
    paragraph`If you’re in a townhome, your HOA may need our plate number or a visitor’s permit. Give us the manager’s email and we’ll take care of it. For more about our work in town, see the ${link('city-pineville', 'Pineville page')}.`,
  ),
  closing: closing(
    'Schedule a Pineville visit',
    'We can often stop by at the end of the day. Give us your address, and tell us how late is too late.',
  ),
  seo: seo(
    'Directions and Hours for Pineville, NC',
    'How we get to Pineville, NC 28134 from Charlotte 28277: roads, travel time, mall traffic, narrow lots, business hours, and prices.',
  ),
})

const huntersville = locationPage('huntersville', {
  title: 'Getting to Huntersville',
  hero: hero(
    'How we get to you in Huntersville',
    'Huntersville is a longer drive for us, so we leave early, stay all day, and bring everything we’ll need.',
  ),
  directions: richText(
    paragraph`From our office in zip code ${fact('postalCode')}, we take I-485 to I-77 and go north past Uptown. We get off at Gilead Road for downtown and Vermillion, and at Sam Furr Road, NC 73, for Birkdale, Northstone, and the lake. For Skybrook, we come around on I-485.`,
    paragraph`If you have water on the floor, we take the toll lanes on I-77. Otherwise, we leave before the rush. If I-77 is jammed, we know the back roads.`,
    paragraph`On summer Fridays, NC 73 backs up with boats after two o’clock, so we come in the morning.`,
  ),
  arrival: richText(
    paragraph`Let us know if we should come to the street or the alley. If your neighborhood has a gate, leave our name there the day before. If you’re on the lake, tell us how steep the driveway is.`,
    paragraph`We’ll text you from the exit. For more about our work in town, see the ${link('city-huntersville', 'Huntersville page')}.`,
  ),
  closing: closing(
    'Schedule a Huntersville visit',
    'Give us your address, tell us which door to come to, and we’ll let you know when we’ll be in Huntersville next.',
  ),
  seo: seo(
    'Directions and Hours for Huntersville',
    'How we get to Huntersville, NC 28078 from Charlotte 28277: roads, travel time, toll lanes, gates, alleys, business hours, and prices.',
  ),
})

/** The pages about the way to a town. */
export const locationPages: Seed<LocationPage>[] = [matthews, mintHill, pineville, huntersville]
