import { Portal } from '@chakra-ui/react/portal'
import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { Toast, Toaster as ChakraToaster } from '@chakra-ui/react/toast'
import { Button, IconButton } from '../actions/button.tsx'
import { toneFamily, type Tone } from '../feedback/tone.ts'
import { Box } from '../layout.ts'
import { CrossMark, NoticeMark } from '../shapes/marks.tsx'
import { toastStore } from './toast-store.ts'

const recipe = defineSlotRecipe({
  className: 'by-toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: { base: 'calc(100vw - 2rem)', sm: '24rem' },
      ps: '4',
      pe: '2',
      py: '3',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'lg',
      boxShadow: 'lg',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 320ms, scale 320ms, opacity 200ms, height 320ms',
      transitionTimingFunction: 'settle',
    },
    title: { fontWeight: 'bold' },
    description: { color: 'fg.muted', fontSize: 'sm' },
  },
})

const tones: Record<string, Tone> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
}

/** Shows the toasts. The host renders it once, lazily; everyone else calls `showToast`. */
export function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={toastStore} aria-label="Messages" insetInline={{ mdDown: '4' }}>
        {(toast) => {
          const tone = tones[toast.type ?? 'info'] ?? 'info'
          return (
            <Toast.Root {...{ recipe }} colorPalette={toneFamily[tone]}>
              <NoticeMark tone={tone} />
              <Box flex="1" minW="0" pt="0.5">
                <Toast.Title>{toast.title}</Toast.Title>
                {toast.description ? (
                  <Toast.Description>{toast.description}</Toast.Description>
                ) : null}
                {toast.action ? (
                  <Toast.ActionTrigger asChild>
                    <Button variant="plain" size="xs" mt="1">
                      {toast.action.label}
                    </Button>
                  </Toast.ActionTrigger>
                ) : null}
              </Box>
              <Toast.CloseTrigger asChild aria-label="Close message">
                <IconButton label="Close message" size="xs" colorPalette="neutral">
                  <CrossMark />
                </IconButton>
              </Toast.CloseTrigger>
            </Toast.Root>
          )
        }}
      </ChakraToaster>
    </Portal>
  )
}
