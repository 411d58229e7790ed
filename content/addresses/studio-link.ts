/** The Studio's address for a document, and for one field of it if that is named, such as `hero.heading`. */
export function studioLink(
  studioUrl: string,
  { _id, _type }: { _id: string; _type: string },
  field?: string,
): string {
  const place = field ? `;path=${encodeURIComponent(field)}` : ''
  return `${studioUrl}/intent/edit/id=${_id};type=${_type}${place}`
}
