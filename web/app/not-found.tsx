import { fixedPaths } from '#content/addresses/routes.ts'

/**
 * What Next alone says at an address that leads nowhere. It is part of every page that Next renders, so it asks for nothing;
 * visitors of the published site get `not-found-page`.
 */
export default function NotFound() {
  return (
    <main>
      <h1>Oops! Page not found</h1>
      <p>
        There’s nothing at this address. <a href={fixedPaths.home}>Return to Home</a>
      </p>
    </main>
  )
}
