// Bundled with the pages that have an editor, so that no other page carries it.
/** Where things are made: lists of what one makes, the bar above one in the making, and parts that are moved. Data and words are the page's. */
export { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx'
export { DeskMenu, type DeskMenuProps } from './desk-menu.tsx'
export { DeskRow, type DeskRowProps } from './desk-row.tsx'
export { EditorBar, type EditorBarProps, type EditorTab } from './editor-bar.tsx'
export { GripButton, type GripButtonProps, HowToMove } from './grip-button.tsx'
export { EndOfPart, type EndOfPartProps, Movable, type MovableProps } from './movable.tsx'
export { MoveButtons, type MoveButtonsProps } from './move-buttons.tsx'
export { type Place, placeBeside } from './place.ts'
export { type Problem, ProblemList, type ProblemListProps } from './problem-list.tsx'
export { StartPage, type StartPageProps } from './start-page.tsx'
export { type Drag, useDrag } from './use-drag.ts'
export { useFocusOn } from './use-focus-on.ts'
