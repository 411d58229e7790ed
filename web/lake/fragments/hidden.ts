/**
 * GROQ for all documents that are hidden: by the owner, whose switch sets `shown` to false, or with the service or town that they
 * make no sense without, as its pages and its lines of the price list do.
 */
export const hiddenDocuments = `*[
  _type in [
    "service", "city", "areaService", "cityService", "townPage", "townService", "locationPage", "price", "plan",
    "project", "faq", "review", "video", "article", "socialCard", "socialPost"
  ] && (shown == false || (
    _type in ["areaService", "cityService", "townPage", "townService", "locationPage", "price"]
    && (service->shown == false || city->shown == false || town->shown == false)
  ))
]`

/** The condition of lists that hold the first few documents of a kind: one that is hidden takes nobody's place. */
export const isShown = 'shown != false'
