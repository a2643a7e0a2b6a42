import type { Dialog as ChakraDialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/button.tsx'
import { Box } from '../layout.ts'
import { CrossMark } from '../shapes/marks.tsx'

export interface PanelContent {
  /** Names the panel. */
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
}

interface PanelFrameProps extends PanelContent {
  /** Chakra's parts of a dialog or a drawer, which are named alike. */
  parts: Pick<
    typeof ChakraDialog,
    | 'Backdrop'
    | 'Positioner'
    | 'Content'
    | 'Header'
    | 'Title'
    | 'Description'
    | 'CloseTrigger'
    | 'Body'
    | 'Footer'
  >
}

/** The inside of a dialog or a drawer: title, close button, content, buttons. */
export function PanelFrame({ parts: Part, title, description, children, footer }: PanelFrameProps) {
  return (
    <Portal>
      <Part.Backdrop />
      <Part.Positioner>
        <Part.Content>
          <Part.Header>
            <Box minW="0">
              <Part.Title>{title}</Part.Title>
              {description ? <Part.Description>{description}</Part.Description> : null}
            </Box>
            <Part.CloseTrigger asChild>
              <IconButton label="Close" size="sm" colorPalette="neutral">
                <CrossMark />
              </IconButton>
            </Part.CloseTrigger>
          </Part.Header>
          <Part.Body>{children}</Part.Body>
          {footer ? <Part.Footer>{footer}</Part.Footer> : null}
        </Part.Content>
      </Part.Positioner>
    </Portal>
  )
}
