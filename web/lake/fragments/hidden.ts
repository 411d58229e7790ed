/** The types of `hideablePages` as GROQ has them; TypeGen reads no lists. */
export const hideableTypes = '"pricesPage", "galleryPage", "aboutPage"'

/** The average and the count of reviews while they are made up and no made-up review is left that they could be of. */
const madeUpRating = `select(
  !defined(*[_type == "review" && sample == true && shown != false][0]._id) =>
    [*[_id == "business"][0].rating->, *[_id == "business"][0].reviewCount->][_type == "claim" && sample == true]
)`

/**
 * GROQ for all documents that are hidden: by the owner, whose switch sets `shown` to false, or with the service or town that they
 * make no sense without, as its pages and its lines of the price list do. A made-up rating goes with the last made-up review; it is
 * asked for beside the others, since a condition of all documents would be tried on each of them, for every page.
 */
export const hiddenDocuments = `[
  ...*[
    _type in [
      "service", "city", "areaService", "cityService", "townPage", "townService", "locationPage", "price", "plan",
      "project", "faq", "review", "video", "article", "socialCard", "socialPost", "claim",
      ${hideableTypes}
    ] && (shown == false || (
      _type in ["areaService", "cityService", "townPage", "townService", "locationPage", "price"]
      && (service->shown == false || city->shown == false || town->shown == false)
    ))
  ],
  ...${madeUpRating}
][]`

/** The condition of lists that hold the first few documents of a kind: one that is hidden takes nobody's place. */
export const isShown = 'shown != false'
