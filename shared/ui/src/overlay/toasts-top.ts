/** The custom property of the document that says how far from the top of the window toasts stand. */
export const toastsTop = '--toasts-top'
