import { defineLocaleResourceBundle } from 'sanity'
import { validationWords } from '../schema/rules/validation-words.ts'

const mayNot = (verb: string) => `You can read this, but you can’t ${verb} it. Ask the owner to.`

/** Sanity's words that the owner meets, where they are a developer’s. */
const STRUCTURE = {
  'action.discard-changes.confirm-dialog.confirm-discard-changes': 'Go back to what’s on your website?',
  'action.discard-changes.confirm-dialog.confirm-discard-changes-draft':
    'This was never published, so nothing will be left of it. Discard it?',
  'action.discard-changes.disabled.no-change': 'There are no changes to discard.',
  'action.discard-changes.disabled.not-published': 'This isn’t on your website yet.',
  'action.publish.validation-in-progress.label': 'Checking…',
  'action.publish.validation-issues.tooltip': 'Something is marked in red. Fix it first.',
  'action.restore.confirm.message': 'Bring this version back?',
  'action.restore.disabled.cannot-restore-initial': 'This is the first version.',
  'action.restore.label': 'Bring this version back',
  'action.restore.tooltip': 'Bring this version back',
  'banners.deleted-document-banner.text':
    'You deleted this. You can find it under "Deleted" for 90 days, too.',
  'banners.deleted-document-banner.restore-button.text': 'Bring it back',
  'banners.permission-check-banner.missing-permission_create_one': mayNot('publish'),
  'banners.permission-check-banner.missing-permission_create_other': mayNot('publish'),
  'banners.permission-check-banner.missing-permission_update_one': mayNot('change'),
  'banners.permission-check-banner.missing-permission_update_other': mayNot('change'),
  'banners.reference-changed-banner.reason-changed.reload-button.text': 'Show what’s there now',
  'banners.reference-changed-banner.reason-changed.text': 'Something else was chosen since you opened this.',
  'banners.reference-changed-banner.reason-removed.close-button.text': 'Close',
  'banners.reference-changed-banner.reason-removed.text': 'This was taken out since you opened it.',
  'banners.revision-not-found.description': 'We couldn’t find that version. Please choose another one.',
  // Not "New …": this stands there for a moment after each publish, too.
  'browser-document-title.new-document': '{{schemaType}}',
  'buttons.action-menu-button.aria-label': 'More actions',
  'buttons.action-menu-button.tooltip': 'More actions',
  'changes.banner.description': 'What changed from one time to the other.',
  'changes.banner.tooltip': 'Choose two times to compare.',
  'document-view.form-view.loading': 'Opening…',
  'document-view.form-view.sync-lock-toast.description': 'This takes a few seconds right after you publish.',
  'document-view.form-view.sync-lock-toast.title': 'One moment…',
  'pane-header.create-new-button.tooltip': 'New',
  'panes.document-header-title.new.text': '{{schemaType}}',
  'panes.document-list-pane.error.text': 'We can’t get this list right now.',
  'panes.document-list-pane.max-items.text': 'The first {{limit}} are listed. Search for the others.',
  'panes.document-list-pane.no-documents-of-type.text': 'None yet. Tap + to add one.',
  'panes.document-list-pane.no-matching-documents.text': 'Nothing found.',
  'panes.document-list-pane.search-input.aria-label': 'Find in this list',
  'panes.document-list-pane.search-input.placeholder': 'Find in this list',
  'panes.document-operation-results.operation-error': 'That didn’t work. Please try again.',
  'panes.document-operation-results.operation-error_delete': 'This wasn’t deleted. Please try again.',
  'panes.document-operation-results.operation-error_publish': 'That wasn’t published. Please try again.',
  'panes.document-operation-results.operation-success': 'Done.',
  'panes.document-operation-results.operation-success_delete': 'Deleted.',
  'panes.document-operation-results.operation-success_discardChanges': 'Your changes are discarded.',
  'panes.document-operation-results.operation-success_duplicate': 'Copied.',
  // Without the name: what was new is still called so for a moment.
  'panes.document-operation-results.operation-success_publish': 'Published.',
  'panes.document-operation-results.operation-success_restore': 'It’s back.',
  'panes.document-pane.document-not-found.loading': 'Opening…',
  'panes.document-pane.document-not-found.text': 'It may have been deleted. Look under "Deleted".',
  'panes.document-pane.document-not-found.title': 'We couldn’t find this.',
}

const STUDIO = {
  'changes.error-description': 'We can’t get the changes right now.',
  'changes.missing-since-document-error': 'That version isn’t kept anymore.',
  'changes.no-changes-description': 'Nothing changed between these two times.',
  'changes.same-revision-selected-description': 'Choose two different times to compare.',
  'changes.same-revision-selected-title': 'The same time twice',
  'document-status.revision-from': 'As of <em>{{date}}</em>',
  'document-status.revision-not-found': 'That version isn’t kept anymore',
  'document.initial-value.error.description': 'It opened empty. {{errorMessage}}',
  'input.reference.document-cannot-be-opened.failed-to-resolve-url': 'This can’t be opened.',
  'inputs.portable-text.block.open-reference': 'Open it',
  'inputs.reference.action.create-new-document': 'Make a new one',
  'inputs.reference.action.create-new-document-select': 'Make a new one…',
  'inputs.reference.document-opens-in-new-tab': 'Opens in a new tab',
  'inputs.reference.error.document-unavailable-title': 'Not available',
  'inputs.reference.error.failed-to-load-document-title': 'We can’t get this right now',
  'inputs.reference.error.missing-read-permissions-description': 'You may not read this. Ask the owner.',
  'inputs.reference.error.nonexistent-document-description':
    'What was chosen here was deleted. Clear it, or choose something else.',
  'inputs.reference.error.search-failed-title': 'The search didn’t work. Please try again.',
  'inputs.reference.referenced-document-does-not-exist': 'What was chosen here was deleted.',
  'inputs.reference.referenced-document-insufficient-permissions': 'You may not read this. Ask the owner.',
  'inputs.reference.search-placeholder': 'Type to find one',
  'presence.tooltip.one-without-release': '{{displayName}} has this open right now',
  'timeline.error.load-document-changes-description': 'Nothing is lost. Please try again.',
  'timeline.error.load-document-changes-title': 'We can’t get the earlier versions right now.',
  'timeline.error.no-document-history-description':
    'Once you change something, its versions are listed here.',
  'timeline.error.no-document-history-title': 'No earlier versions',
  'timeline.error.unable-to-load-revision': 'We can’t get that version right now',
  'timeline.latest-revision': 'Newest version',
  'timeline.list.aria-label': 'Versions',
}

/** Of photos: where to put one, and what the Studio says when it can't tell why one was refused. */
const PHOTOS = {
  'inputs.files.common.placeholder.drag-or-paste-to-upload_image': 'Add a photo, or drag one here',
  'asset-source.browse-button.text': 'Choose an earlier one',
  'inputs.files.common.actions-menu.upload.label': 'Upload a photo',
  'inputs.files.common.actions-menu.copy-url.label': 'Copy the picture’s web address',
  'inputs.files.common.actions-menu.clear-field.label': 'Remove the picture',
  'inputs.files.common.actions-menu.notification.url-copied': 'The web address is copied.',
  'inputs.image.actions-menu.options.aria-label': 'Change the picture',
  'inputs.image.actions-menu.edit-details.aria-label': 'Crop the picture',
  'inputs.image.actions-menu.crop-image-tooltip': 'Crop the picture',
  'inputs.image.hotspot-dialog.title': 'Crop the picture',
  'inputs.imagetool.title': 'What stays in view',
  'inputs.imagetool.description':
    'Drag the edges of the rectangle to crop the picture. Drag the circle over what should always be in view.',
  'asset-sources.common.uploader.upload-failed.title': 'The photo wasn’t uploaded',
  'asset-sources.common.uploader.upload-failed.description': 'Please choose it again.',
  'asset-source.dialog.insert-asset-error': 'The photo wasn’t added. Please choose it again.',
}

const PRESENTATION = {
  'channel.status_connected': 'Ready',
  'channel.status_connecting': 'Getting ready',
  'channel.status_disconnected': 'Not ready',
  'channel.status_reconnecting': 'Getting ready again',
  'document-list-pane.document-list.title': 'What’s on this page',
  'document-list-pane.error.text': 'We can’t list what’s on this page.',
  'document-pane.error.text': 'We can’t show the form.',
  'locations-banner.locations-count_one': 'See it on its page, as you type',
  'locations-banner.locations-count_other': 'See it on its pages, as you type',
  'locations-banner.resolving.text': 'Looking for its pages…',
  'main-document.label': 'The page itself',
  'main-document.missing.text': 'There’s no form for <Code>{{path}}</Code>',
  'narrow-tabs.preview-tab.label': 'The page',
  'narrow-tabs.content-tab.label': 'The form',
  'preview-frame.connection.error.text': 'We can’t show the page right now.',
  'preview-frame.loader.connection-status.label': 'The page’s content',
  'preview-frame.overlay.connection-status.label': 'Tapping on the page',
  'preview-frame.status_connecting': 'Opening the page…',
  'preview-frame.status_timeout': 'The page takes longer than usual. Reload to try again.',
}

export const ownersWords = Object.entries({
  structure: STRUCTURE,
  validation: validationWords,
  studio: { ...STUDIO, ...PHOTOS },
  presentation: PRESENTATION,
}).map(([namespace, resources]) => defineLocaleResourceBundle({ locale: 'en-US', namespace, resources }))
