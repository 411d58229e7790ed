import { DisclosureMenu } from './header/disclosure-menu.ts'
import { OffCanvas } from './header/off-canvas.ts'
import { OpenNow } from './header/open-now.ts'
import { ThemeSwitch } from './header/theme-switch.ts'
import { ToolTip } from './header/tool-tip.ts'
import { afterFirstAct } from './loading/after-first-act.ts'
import { layOutRest } from './loading/lay-out-rest.ts'
import { loadWhenNear } from './loading/load-when-near.ts'
import { MissingPage } from './missing-page.ts'
import { PhotoFrame } from './photos/photo-frame.ts'
import { QuestionList } from './question-list.ts'

customElements.define('disclosure-menu', DisclosureMenu)
customElements.define('missing-page', MissingPage)
customElements.define('off-canvas', OffCanvas)
customElements.define('open-now', OpenNow)
customElements.define('photo-frame', PhotoFrame)
customElements.define('question-list', QuestionList)
customElements.define('theme-switch', ThemeSwitch)
customElements.define('tool-tip', ToolTip)

layOutRest()

loadWhenNear('before-after', () => import('./photos/before-after.ts'))
loadWhenNear('photo-viewer', () => import('./photos/photo-viewer.ts'))
loadWhenNear('quote-form', () => import('./forms/quote-form.ts'))
loadWhenNear('map-on-request', () => import('./map-on-request.ts'))
loadWhenNear('zip-check', () => import('./forms/zip-check.ts'))
loadWhenNear('price-estimate', () => import('./prices/price-estimate.ts'))
loadWhenNear('print-page', () => import('./prices/print-page.ts'))

if ('serviceWorker' in navigator) {
  const follow = () => import('./offline-pages.ts').then(({ followOfflineSwitch }) => followOfflineSwitch())
  // A page that was kept says so at once; keeping pages and clearing them away can wait.
  if (navigator.serviceWorker.controller) follow()
  else
    afterFirstAct(async () => {
      if (document.querySelector('offline-pages') || (await caches.keys()).length > 0) await follow()
    })
}
