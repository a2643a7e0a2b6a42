import type { Dialog as ChakraDialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode, RefObject } from 'react'
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
  /** Of the title, which can take the focus. */
  titleRef?: RefObject<HTMLHeadingElement | null>
}

/** The inside of a dialog or a drawer: title, close button, content, buttons. */
export function PanelFrame(props: PanelFrameProps) {
  const { parts: Part, title, titleRef, description, children, footer } = props
  return (
    <Portal>
      <Part.Backdrop />
      <Part.Positioner>
        <Part.Content>
          <Part.Header>
            <Box minW="0">
              <Part.Title {...(titleRef ? { ref: titleRef, tabIndex: -1 } : {})}>
                {title}
              </Part.Title>
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
