import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  CanvasBatchAdaptor,
  CanvasColorMaskPipe,
  CanvasContextSystem,
  CanvasGraphicsAdaptor,
  CanvasGraphicsContextSystem,
  CanvasGraphicsPipe,
  CanvasLimitsSystem,
  CanvasRendererTextSystem,
  CanvasRenderTargetSystem,
  CanvasTextPipe,
  CanvasTextureSystem,
  GCSystem,
  GlobalUniformSystem,
  Polygon,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  ViewSystem,
  type CanvasOptions,
  type CanvasPipes,
  type Graphics,
  type GraphicsPath,
  type PipeConstructor,
  type SystemConstructor,
} from 'pixi.js';
import { named } from './parts';

/** In the order in which they start. */
const SYSTEMS = [
  BackgroundSystem,
  ViewSystem,
  SchedulerSystem,
  GCSystem,
  GlobalUniformSystem,
  RenderGroupSystem,
  CanvasContextSystem,
  CanvasLimitsSystem,
  CanvasTextureSystem,
  CanvasRenderTargetSystem,
  CanvasGraphicsContextSystem,
  CanvasRendererTextSystem,
];
const PIPES = [
  BlendModePipe,
  BatcherPipe,
  RenderGroupPipe,
  CanvasColorMaskPipe,
  CanvasGraphicsPipe,
  CanvasTextPipe,
  SpritePipe,
];

/**
 * With WebGL PixiJS closes a polygon that was not closed, in the canvas renderer it leaves the last edge
 * out.
 */
class ClosingGraphicsAdaptor extends CanvasGraphicsAdaptor {
  override execute(pipe: CanvasGraphicsPipe, graphics: Graphics): void {
    for (const { action, data } of graphics.context.instructions) {
      if (action !== 'texture') closeShapes(data.path);
    }
    super.execute(pipe, graphics);
  }
}

function closeShapes(path: GraphicsPath): void {
  for (const { shape } of path.shapePath.shapePrimitives) {
    if (shape instanceof Polygon) shape.closePath ??= true;
  }
}

const ADAPTORS = [CanvasBatchAdaptor, ClosingGraphicsAdaptor];

/** Draws the same as `BoardRenderer` where there is no WebGL: slower, and loaded only then. */
export class CanvasBoardRenderer extends AbstractRenderer<CanvasPipes, CanvasOptions, HTMLCanvasElement> {
  constructor() {
    super({
      name: 'canvas',
      type: RendererType.CANVAS,
      systems: named<SystemConstructor>(SYSTEMS),
      renderPipes: named<PipeConstructor>(PIPES),
      renderPipeAdaptors: named(ADAPTORS),
    });
  }
}
