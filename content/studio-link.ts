/** Where the Studio opens a document, at a field of it if one is named, such as `hero.heading`. */
export function studioLink(
  studioUrl: string,
  { _id, _type }: { _id: string; _type: string },
  field?: string,
): string {
  const place = field ? `;path=${encodeURIComponent(field)}` : ''
  return `${studioUrl}/intent/edit/id=${_id};type=${_type}${place}`
}
