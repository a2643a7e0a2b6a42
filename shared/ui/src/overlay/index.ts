// Things that open over the page: loaded when the first of them is needed.
export * from './dialog.tsx'
export * from './drawer.tsx'
export * from './menu.tsx'
export * from './popover.tsx'
export { Toaster } from './toaster.tsx'
export { dismissToast, showToast, toastLimit, type ToastMessage } from './toast-store.ts'
