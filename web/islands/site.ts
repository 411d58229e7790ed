import { afterFirstAct } from './after-first-act.ts'
import { DisclosureMenu } from './disclosure-menu.ts'
import { layOutRest } from './lay-out-rest.ts'
import { loadWhenNear } from './load-when-near.ts'
import { MissingPage } from './missing-page.ts'
import { OffCanvas } from './off-canvas.ts'
import { OpenNow } from './open-now.ts'
import { PhotoFrame } from './photo-frame.ts'
import { QuestionList } from './question-list.ts'
import { ThemeSwitch } from './theme-switch.ts'
import { ToolTip } from './tool-tip.ts'

customElements.define('disclosure-menu', DisclosureMenu)
customElements.define('missing-page', MissingPage)
customElements.define('off-canvas', OffCanvas)
customElements.define('open-now', OpenNow)
customElements.define('photo-frame', PhotoFrame)
customElements.define('question-list', QuestionList)
customElements.define('theme-switch', ThemeSwitch)
customElements.define('tool-tip', ToolTip)

layOutRest()

loadWhenNear('before-after', () => import('./before-after.ts'))
loadWhenNear('photo-viewer', () => import('./photo-viewer.ts'))
loadWhenNear('quote-form', () => import('./quote-form.ts'))
loadWhenNear('map-on-request', () => import('./map-on-request.ts'))
loadWhenNear('zip-check', () => import('./zip-check.ts'))
loadWhenNear('price-estimate', () => import('./price-estimate.ts'))
loadWhenNear('print-page', () => import('./print-page.ts'))

if ('serviceWorker' in navigator) {
  const follow = () => import('./offline-pages.ts').then(({ followOfflineSwitch }) => followOfflineSwitch())
  // A page that was kept says so at once; keeping pages and clearing them away can wait.
  if (navigator.serviceWorker.controller) follow()
  else
    afterFirstAct(async () => {
      if (document.querySelector('offline-pages') || (await caches.keys()).length > 0) await follow()
    })
}
