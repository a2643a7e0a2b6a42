// Things that open over the page: loaded when the first of them is needed.
export { CancelOrderDialog, type CancelOrderDialogProps } from './cancel-order-dialog.tsx'
export * from './dialog.tsx'
export * from './drawer.tsx'
export * from './menu.tsx'
export * from './popover.tsx'
export { Toaster } from './toaster.tsx'
export { dismissToast, showToast, toastLimit, type ToastMessage } from './toast-store.ts'
