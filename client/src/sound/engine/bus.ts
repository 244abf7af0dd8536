import type { Channel } from '../recipe';

/** The compressor: from this level on, four dB more become one. */
const [THRESHOLD, RATIO] = [-16, 4];
/** A compressor of the browser makes everything louder by six tenths of what it would take from the loudest sound (dB). */
const MADE_LOUDER = (-THRESHOLD - -THRESHOLD / RATIO) * 0.6;
/** How much of everything the room throws back, for how long (seconds), and how fast that dies away. */
const [ROOM, ECHO, DYING] = [0.12, 0.4, 0.09];

/** What all sounds run through: a volume for each channel, a compressor, a small room, and the mute at the end. */
export interface Bus {
  readonly channels: Readonly<Record<Channel, GainNode>>;
  readonly mute: GainNode;
}

export function createBus(context: BaseAudioContext): Bus {
  const compressor = createCompressor(context);
  const room = new ConvolverNode(context, { buffer: impulse(context) });
  const sent = new GainNode(context, { gain: ROOM });
  const mute = new GainNode(context);
  const channel = (): GainNode => {
    const gain = new GainNode(context);
    gain.connect(compressor);
    gain.connect(sent);
    return gain;
  };
  sent.connect(room).connect(compressor);
  compressor
    .connect(new GainNode(context, { gain: 10 ** (-MADE_LOUDER / 20) }))
    .connect(mute)
    .connect(context.destination);
  return { channels: { effects: channel(), interface: channel() }, mute };
}

const createCompressor = (context: BaseAudioContext): DynamicsCompressorNode =>
  new DynamicsCompressorNode(context, {
    threshold: THRESHOLD,
    ratio: RATIO,
    knee: 0,
    attack: 0.004,
    release: 0.12,
  });

/** The room's answer to a clap: noise that dies away, another on each side. */
function impulse(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(2, Math.ceil(ECHO * context.sampleRate), context.sampleRate);
  for (const side of [0, 1]) {
    const samples = buffer.getChannelData(side);
    for (const index of samples.keys())
      samples[index] = (Math.random() * 2 - 1) * Math.exp(-index / context.sampleRate / DYING);
  }
  return buffer;
}
